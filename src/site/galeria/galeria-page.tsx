import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { activePictures, filterMedia } from '@/entities/galeria/filters'
import { type Media, SECCION_LABELS } from '@/entities/galeria/media'
import type { Seccion } from '@/entities/galeria/options'
import { medios } from '@/entities/galeria/queries'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { Container } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { Picture } from '@/shared/ui/photo/picture'
import { PageHero } from '@/site/shell/page/page-hero'
import { useGrowing } from '@/site/shell/use-growing'
import classes from './galeria.module.css'
import { Lightbox } from './lightbox'
import { galleryFigures, shownSecciones } from './pictures'
import { useLightbox } from './use-lightbox'

type TileProps = { media: Media; eager: boolean; onOpen: (id: string) => void }

/** One picture of the grid; a press shows it large. */
const Tile = memo(function Tile({ media, eager, onOpen }: TileProps) {
  const { id, titulo, creditos, seccion, url } = media
  return (
    <li className={classes.tile}>
      <button type="button" className={classes.open} aria-label={`Ver ${titulo}`} onClick={() => onOpen(id)}>
        <Picture
          source={url}
          alt={titulo}
          className={classes.picture}
          width={480}
          height={360}
          eager={eager}
          small
        />
      </button>
      <div className={classes.caption}>
        <p className={classes.title}>{titulo}</p>
        <p className={classes.meta}>{[SECCION_LABELS[seccion], creditos].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
})

const route = getRouteApi('/_site/galeria')
const BATCH = 12
/** How many pictures the first screen of a desktop shows: these are loaded at once. */
const AT_ONCE = 3

function SectionFilter({ secciones }: { secciones: readonly Seccion[] }) {
  const { seccion } = route.useSearch()
  const navigate = route.useNavigate()
  const filters = [
    [undefined, 'Todas las Secciones'],
    ...secciones.map((name) => [name, SECCION_LABELS[name]] as const),
  ] as const
  return (
    <fieldset className={classes.filters}>
      <legend className="solo-lectores">Filtrar por sección</legend>
      {filters.map(([value, label]) => (
        <Button
          key={label}
          round
          variant={seccion === value ? 'chosen' : 'default'}
          aria-pressed={seccion === value}
          onClick={() => void navigate({ search: { seccion: value }, replace: true, resetScroll: false })}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}

/** Every active picture, by section (spec §2.6). */
export function GaleriaPage() {
  const { data: list } = useSuspenseQuery(medios.list)
  const { seccion } = route.useSearch()
  const pictures = useMemo(() => activePictures(list), [list])
  const filtered = useMemo(
    () => (seccion ? filterMedia(pictures, { seccion }) : pictures),
    [pictures, seccion],
  )
  const secciones = shownSecciones(pictures, useDrawnSitio().ejemplo, seccion)
  const { shown, sentinel } = useGrowing(filtered, seccion ?? '', BATCH)
  const { index, open, move, close } = useLightbox(filtered)
  const large = filtered[index]

  return (
    <>
      <PageHero
        title="Galería"
        text="El trabajo de nuestra gente: emergencias, prácticas y vida en la estación."
        figures={galleryFigures(pictures, secciones)}
      />
      <Container size="lg" page>
        {secciones.length > 0 && <SectionFilter secciones={secciones} />}
        <p className="solo-lectores" role="status">
          {filtered.length === 1 ? '1 imagen' : `${filtered.length} imágenes`}
        </p>
        {filtered.length === 0 ? (
          <EmptyState title="No hay imágenes disponibles" />
        ) : (
          <ul className={classes.grid}>
            {shown.map((media, place) => (
              <Tile key={media.id} media={media} eager={place < AT_ONCE} onOpen={open} />
            ))}
          </ul>
        )}
        <div ref={sentinel} />
      </Container>
      {large && (
        <Lightbox media={large} position={index + 1} total={filtered.length} onMove={move} onClose={close} />
      )}
    </>
  )
}

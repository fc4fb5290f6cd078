import { useSuspenseQuery } from '@tanstack/react-query'
import { galleryPreview } from '@/entities/galeria/filters'
import { medios } from '@/entities/galeria/queries'
import { Picture } from '@/shared/ui/photo/picture'
import { OnwardLink } from '@/site/shell/onward-link'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './galeria-preview.module.css'
import { HomeSection, useTextos } from './home-section'

/** The first six pictures of section GALERIA (spec §2.3, 5); no section without any. */
export function GaleriaPreview() {
  const { data: items } = useSuspenseQuery({ ...medios.list, select: galleryPreview })
  const { sobreGaleria, tituloGaleria } = useTextos()
  if (items.length === 0) return null
  return (
    <HomeSection id="galeria">
      <SectionHead id="galeria-titulo" kicker={sobreGaleria} title={tituloGaleria}>
        <OnwardLink to="/galeria" variant="default" size="md">
          Ver la galería
        </OnwardLink>
      </SectionHead>
      <ul className={classes.grid} data-count={items.length}>
        {items.map(({ id, titulo, creditos, url }) => (
          <li key={id}>
            <figure>
              {/* A caption that is the title alone would be read twice. */}
              <Picture source={url} alt={creditos ? titulo : ''} width={1200} height={800} small />
              <figcaption>
                <span className={classes.title}>{titulo}</span>
                {creditos && <span className={classes.credit}>{creditos}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import config from '@/admin/config/config.module.css'
import { ConfigNotice } from '@/admin/config/config-notice'
import { useReach } from '@/admin/ui/record/reach'
import { PUBLICA_DE, PUBLICA_IDS, PUBLICAS, type PublicaId, publicaOf } from '@/entities/sitio/publicas'
import { saveSitio } from '@/entities/sitio/queries'
import { PARTES, sinRevisar } from '@/entities/sitio/revision'
import { useSitio } from '@/entities/sitio/use-sitio'
import { joinNames } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { Check, ExternalLink, Eye, Pencil } from '@/shared/ui/icon/icons'
import { Look } from './look'
import { PUBLICA_FIELDS } from './publica-fields'
import classes from './sitio.module.css'
import type { SitioForm } from './use-sitio-form'

/** Says which texts visitors read that nobody of the brigade has written, until somebody says that they hold. */
function SinRevisar() {
  const sitio = useSitio()
  const claimed = useReach() === 'brigada'
  const place = useRef<HTMLDivElement>(null)
  const { mutate, isPending } = useMutation(saveSitio)
  const left = sinRevisar(sitio)
  // The button goes away with the notice: whoever pressed it by the keyboard goes on from here.
  const confirm = () =>
    mutate({ next: { revisado: true }, base: sitio }, { onSuccess: () => place.current?.focus() })
  return (
    <div ref={place} tabIndex={-1}>
      {claimed && left.length > 0 && (
        <ConfigNotice
          icon={<Eye aria-hidden />}
          title="Todavía son de ejemplo, y todos los leen"
          role="status"
        >
          <Stack gap="sm">
            <p>
              Nadie de su brigada ha escrito {joinNames(left.map((id) => PARTES[id]))}. Están en{' '}
              {joinNames(left.map((id) => PUBLICAS[PUBLICA_DE[id]].label))}: quite lo que no hagan y corrija
              lo demás. Si ya son así, confírmelo: hasta entonces el sitio no dice que atienden a toda hora.
            </p>
            <div>
              <Button
                variant="default"
                loading={isPending}
                leftSection={<Check size={18} aria-hidden />}
                onClick={confirm}
              >
                Confirmar que son así
              </Button>
            </div>
          </Stack>
        </ConfigNotice>
      )}
    </div>
  )
}

/** Room for the fields and a phone's width beside them; sitio.module.css has the same. */
const BESIDE = '(min-width: 75em)'

const watchRoom = (changed: () => void) => {
  const room = matchMedia(BESIDE)
  room.addEventListener('change', changed)
  return () => room.removeEventListener('change', changed)
}

const useRoomBeside = () => useSyncExternalStore(watchRoom, () => matchMedia(BESIDE).matches)

/** A look that takes the place of the fields begins below the button that brought it. */
const bringUp = (look: HTMLElement | null) => look?.scrollIntoView({ block: 'start' })

/** The choice of what is edited, each with a mark while something of it isn't saved. */
function Pages({ site }: { site: SitioForm }) {
  const places = site.unsaved.map(publicaOf)
  return (
    <nav aria-label="Qué parte del sitio" className={classes.pages}>
      {PUBLICA_IDS.map((id, index) => {
        const { label } = PUBLICAS[id]
        const unsaved = places.includes(id)
        return (
          <Link
            key={id}
            to="/admin/config"
            search={{ tab: 'sitio', publica: index === 0 ? undefined : id }}
            activeOptions={{ includeSearch: true, exact: true }}
            replace
            resetScroll={false}
            aria-label={unsaved ? `${label}, sin guardar` : undefined}
          >
            {label}
            {unsaved && <span className={classes.unsaved} />}
          </Link>
        )
      })}
    </nav>
  )
}

type ColumnProps = {
  label: string
  hidden: boolean
  /** Something in the form is marked: a save that was refused may have led here. */
  wrong: boolean
  /** The focus came to what stands at this place of the page. */
  onPlace: (at: string) => void
  children: ReactNode
}

/** The fields of one page. */
function Column({ label, hidden, wrong, onPlace, children }: ColumnProps) {
  const column = useRef<HTMLElement>(null)
  const begin = useEffectEvent(() => {
    if (wrong) column.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => begin(), [])
  return (
    <section
      ref={column}
      className={classes.column}
      hidden={hidden}
      aria-label={label}
      onFocus={({ target }) => {
        const at = target.closest<HTMLElement>('[data-at]')?.dataset.at
        if (at !== undefined) onPlace(at)
      }}
    >
      {children}
    </section>
  )
}

/** What the public pages say of the brigade, one page at a time, beside how it will look. */
export function SitioTab({ site, publica }: { site: SitioForm; publica: PublicaId }) {
  const { label, path } = PUBLICAS[publica]
  const Fields = PUBLICA_FIELDS[publica]
  const beside = useRoomBeside()
  const [looks, setLooks] = useState(false)
  const [place, setPlace] = useState({ publica, at: '' })
  const look = (beside || looks) && (
    <section
      ref={beside ? null : bringUp}
      className={classes.look}
      aria-label="Así se verá"
      data-look={beside ? undefined : true}
    >
      <p className={config.hint}>Así se verá en un teléfono. Nadie más lo ve hasta que se guarde.</p>
      <Look
        title={`Así se verá: ${label}`}
        path={path}
        sitio={site.shown()}
        at={place.publica === publica ? place.at : ''}
      />
    </section>
  )
  return (
    <div>
      <SinRevisar />
      <Pages site={site} />
      {!beside && (
        <div className={classes.switch}>
          <Button
            variant="default"
            leftSection={looks ? <Pencil size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            onClick={() => setLooks(!looks)}
          >
            {looks ? 'Seguir escribiendo' : 'Ver cómo queda'}
          </Button>
        </div>
      )}
      <div className={classes.editor}>
        <Column
          key={publica}
          label={label}
          hidden={looks && !beside}
          wrong={Object.keys(site.scope.form.errors).length > 0}
          onPlace={(at) => setPlace({ publica, at })}
        >
          <Fields site={site} />
          <AnchorButton
            href={path}
            target="_blank"
            variant="subtle"
            leftSection={<ExternalLink size={18} aria-hidden />}
            className={classes.now}
            aria-label={`Ver en el sitio: ${label} (otra pestaña)`}
          >
            Ver en el sitio
          </AnchorButton>
        </Column>
        {look}
      </div>
    </div>
  )
}

import { getRouteApi, Link } from '@tanstack/react-router'
import { TerminaButton } from '@/admin/shell/data/termina-button'
import { useAgenda } from '@/admin/shell/data/use-agenda'
import { routeOf } from '@/admin/shell/route-of'
import { Explained } from '@/admin/ui/box/explained'
import { Section } from '@/admin/ui/box/section'
import { AGENDA_DIAS, type Pendiente, pendientes, tramoOf } from '@/entities/agenda'
import { formatDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { calendarFile } from '@/shared/lib/file/ics'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Download } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useKeptFocus } from '@/shared/ui/overlay/use-kept-focus'
import { Text } from '@/shared/ui/text/text'
import classes from './calendario.module.css'
import { FeriadosSection } from './feriados-section'

const route = getRouteApi('/admin/calendario')

function Line({ pendiente, late }: { pendiente: Pendiente; late: boolean }) {
  const { dia, titulo, nota, pagina, to, search, termina } = pendiente
  return (
    <li className={classes.item}>
      <Link to={routeOf({ to })} search={(search ?? {}) as never} className={classes.line} data-late={late}>
        <time dateTime={dia} className={classes.day}>
          {formatDay(dia)}
        </time>
        <span className={classes.words}>
          <b>{titulo}</b>
          <span className={classes.note}>
            {[nota?.replace(/\.$/, ''), pagina].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
      {termina && <TerminaButton termina={termina} de={titulo} />}
    </li>
  )
}

/** By heading, in the order in which they come. */
function tramosOf(list: readonly Pendiente[], hoy: string): [string, Pendiente[]][] {
  const tramos = new Map<string, Pendiente[]>()
  for (const one of list) {
    const tramo = tramoOf(one.dia, hoy)
    tramos.set(tramo, [...(tramos.get(tramo) ?? []), one])
  }
  return [...tramos]
}

const allDue: Parameters<typeof useAgenda<Pendiente[]>>[0] = (agendas, at, { hoy }) =>
  pendientes(agendas, at, hoy)

/** Everything that is due in the next days, of every module that this person sees. */
export function CalendarioPage() {
  const { told: list, lacking, hoy } = useAgenda(allDue)
  const { showSuccess } = useOverlays()
  const coming = (list ?? []).filter(({ dia }) => dia >= hoy)
  const download = () => {
    const file = calendarFile(
      coming.map(({ id, dia, titulo, pagina }) => ({ id, dia, title: titulo, place: pagina })),
      new Date(),
    )
    const name = `calendario-${hoy}.ics`
    downloadBlob(new Blob([file], { type: 'text/calendar' }), name)
    showSuccess({
      title: 'Calendario descargado',
      message: `${plural(coming.length, 'fecha', 'fechas')}, en ${name}`,
    })
  }
  return (
    <Stack>
      <PageTitle
        title="Calendario"
        subtitle={`Lo que vence o toca en los próximos ${AGENDA_DIAS} días, de lo que usted puede ver`}
      >
        {coming.length > 0 && (
          <Button variant="default" leftSection={<Download size={18} aria-hidden />} onClick={download}>
            Llevar a mi calendario
          </Button>
        )}
      </PageTitle>
      {lacking && (
        <Text size="sm" role="status">
          Algo de lo que usted puede ver todavía no llegó completo a este equipo: la lista puede crecer.
        </Text>
      )}
      {list?.length === 0 && <EmptyState title="Nada vence en los próximos días" />}
      <Stack ref={useKeptFocus(list?.length)} tabIndex={-1} role="group" aria-label="Fechas">
        {tramosOf(list ?? [], hoy).map(([tramo, lines]) => (
          <Section key={tramo} title={tramo.charAt(0).toUpperCase() + tramo.slice(1)}>
            <ul className={classes.list}>
              {lines.map((one) => (
                <Line key={one.id} pendiente={one} late={one.dia < hoy} />
              ))}
            </ul>
          </Section>
        ))}
      </Stack>
      {coming.length > 0 && (
        <Explained
          about="llevarla a su calendario"
          more="Es un archivo que abre el calendario del teléfono o del correo."
        >
          «Llevar a mi calendario» lleva los títulos: compártalo como compartiría esta lista.
        </Explained>
      )}
      <FeriadosSection search={route.useSearch()} hoy={hoy} />
    </Stack>
  )
}

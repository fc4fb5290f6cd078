import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFeriados } from '@/admin/shell/data/use-feriados'
import type { Guardias } from '@/admin/shell/data/use-guardias'
import { More } from '@/admin/ui/box/more'
import { CalendarPlus } from '@/admin/ui/icon/icons'
import { PrintButton } from '@/admin/ui/print/print-button'
import { useNow } from '@/admin/ui/record/age'
import type { TurnoConGente } from '@/entities/guardias/gente'
import { clashesOf, clashSentence, gapSentence, gapsOf, NEAR_DAYS } from '@/entities/guardias/huecos'
import { novedadesOf } from '@/entities/guardias/novedades'
import { plantilla, puestos, turnos } from '@/entities/guardias/queries'
import { turnosFrom, weekLater } from '@/entities/guardias/semana'
import { dayAt, lapso, mondayOf, weekFrom, weekWords } from '@/entities/guardias/tiempo'
import { addDays, isDay } from '@/shared/lib/dias'
import { formatMoment } from '@/shared/lib/fecha'
import { numbered } from '@/shared/lib/numbered'
import { capitalized } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { ChevronLeft, ChevronRight, Copy, ListChecks, Plus, TriangleAlert } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './guardias.module.css'
import { dayName, PrintedWeek } from './printed-week'
import { TurnoCard } from './turno-card'

/** What people changed from their phones since somebody last looked; `mayEdit`: this person runs the roster. */
function Novedades({ guardias, mayEdit }: { guardias: Guardias; mayEdit: boolean }) {
  const review = useMutation(puestos.review)
  const news = novedadesOf(guardias.list, guardias.places)
  if (news.length === 0) return null
  return (
    <Callout color="blue" role="status" title="Cambios hechos desde los teléfonos">
      <Stack gap="xs" align="start">
        <ul className={classes.warnings}>
          {news.map(({ id, cuando, frase }) => (
            <li key={id}>
              {frase} Fue el {formatMoment(cuando)}.
            </li>
          ))}
        </ul>
        {mayEdit && (
          <Button
            variant="default"
            loading={review.isPending}
            onClick={() => review.mutate(news.map(({ id }) => id))}
          >
            Entendido
          </Button>
        )}
      </Stack>
    </Callout>
  )
}

type SemanaTabProps = {
  guardias: Guardias
  /** The first day of the shown week. */
  monday: string
  onView: (turno: TurnoConGente) => void
  /** Missing where the role may not change anything. */
  edits: { create: () => void; openPlantilla: () => void } | undefined
}

/** One way to another week; the week stands in the address. */
function WeekLink({ to, name, back = false }: { to: string; name: string; back?: boolean }) {
  return (
    <LinkButton
      to="."
      search={(old) => ({ ...old, semana: to })}
      resetScroll={false}
      variant="default"
      aria-label={name}
    >
      {back ? <ChevronLeft size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />}
    </LinkButton>
  )
}

/** What is wrong with the week: gaps first, then who is on twice or doesn't rest. */
function warningsOf(
  week: readonly TurnoConGente[],
  near: readonly TurnoConGente[],
  { funcionesIn }: Guardias,
): string[] {
  return [
    ...week.map((turno) => gapSentence(turno, gapsOf(turno, funcionesIn(turno)))).filter(Boolean),
    ...clashesOf(week, near).map(clashSentence),
  ]
}

/** More of them would push the week off a phone's screen; each shift says its own again. */
const SHOWN = 4

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul className={classes.warnings}>
    {numbered(of).map(({ place, value }) => (
      <li key={place}>{capitalized(value)}.</li>
    ))}
  </ul>
)

/** The shifts of one week: who is on, and what lacks. */
export function SemanaTab({ guardias, monday, onView, edits }: SemanaTabProps) {
  const { data: template } = useSuspenseQuery(plantilla.query)
  const feriados = useFeriados()
  const addWeek = useMutation(turnos.addWeek)
  const now = useNow().getTime()
  const { between, people, funcionesIn } = guardias
  const days = weekFrom(monday)
  const near = useMemo(() => between(addDays(monday, -7), addDays(monday, 6 + NEAR_DAYS)), [between, monday])
  const inWeek = (from: string) =>
    near.filter(({ fecha }) => isDay(fecha) && fecha >= from && fecha < addDays(from, 7))
  const week = inWeek(monday)
  const before = inWeek(addDays(monday, -7))
  // What is over is not to be filled any more.
  const warnings = warningsOf(
    week.filter((turno) => lapso(turno).hasta > now),
    near,
    guardias,
  )
  const thisMonday = mondayOf(dayAt(now))
  const copy = () => addWeek.mutate(weekLater(before, people))
  const fromTemplate = () => addWeek.mutate({ turnos: turnosFrom(template, monday, feriados), puestos: [] })
  const canCopy = before.length > 0
  return (
    <Stack>
      <Group apart gap="sm">
        <Group gap="xs" oneLine>
          <WeekLink to={addDays(monday, -7)} name="Semana anterior" back />
          <WeekLink to={addDays(monday, 7)} name="Semana siguiente" />
          <Title order={2} size="h4" aria-live="polite">
            Del {weekWords(monday)}
          </Title>
        </Group>
        <Group gap="xs">
          {monday !== thisMonday && (
            <LinkButton to="." search={(old) => ({ ...old, semana: undefined })} variant="subtle">
              Ir a esta semana
            </LinkButton>
          )}
          <PrintButton empty={week.length === 0} />
          {edits && (
            <>
              <Button
                variant="default"
                leftSection={<ListChecks size={18} aria-hidden />}
                onClick={edits.openPlantilla}
              >
                Plantilla
              </Button>
              {week.length > 0 && (
                <Button leftSection={<CalendarPlus size={18} aria-hidden />} onClick={edits.create}>
                  Agregar turno
                </Button>
              )}
            </>
          )}
        </Group>
      </Group>
      <Novedades guardias={guardias} mayEdit={edits !== undefined} />
      {warnings.length > 0 && (
        <Callout color="orange" role="status" icon={<TriangleAlert aria-hidden />} title="Por resolver">
          <Sentences of={warnings.slice(0, SHOWN)} />
          {warnings.length > SHOWN && (
            <More summary={`Ver ${warnings.length - SHOWN} más`}>
              <Sentences of={warnings.slice(SHOWN)} />
            </More>
          )}
        </Callout>
      )}
      {week.length === 0 && (
        <EmptyState title="Esta semana todavía no tiene turnos">
          {edits && (
            <Stack gap="xs" align="center">
              {canCopy && (
                <Button
                  leftSection={<Copy size={18} aria-hidden />}
                  loading={addWeek.isPending}
                  onClick={copy}
                >
                  Copiar la semana anterior
                </Button>
              )}
              <Button
                variant={canCopy ? 'default' : 'filled'}
                leftSection={<ListChecks size={18} aria-hidden />}
                loading={addWeek.isPending}
                onClick={fromTemplate}
              >
                Usar la plantilla
              </Button>
              <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={edits.create}>
                Agregar turno
              </Button>
            </Stack>
          )}
        </EmptyState>
      )}
      {week.length > 0 &&
        days.map((day) => {
          const ofDay = week.filter(({ fecha }) => fecha === day)
          return (
            <section key={day} className={classes.day} aria-labelledby={day}>
              <Title order={3} size="h4" id={day}>
                {dayName(day, feriados)}
              </Title>
              {ofDay.length === 0 && <Text dimmed>Sin turnos</Text>}
              <div className={classes.shifts}>
                {ofDay.map((turno) => (
                  <TurnoCard
                    key={turno.id}
                    turno={turno}
                    funcionesOf={funcionesIn(turno)}
                    now={now}
                    onOpen={() => onView(turno)}
                  />
                ))}
              </div>
            </section>
          )
        })}
      <PrintedWeek monday={monday} week={week} feriados={feriados} funcionesIn={funcionesIn} now={now} />
    </Stack>
  )
}

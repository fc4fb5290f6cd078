import { getRouteApi } from '@tanstack/react-router'
import { useUser } from '@/access/current-user'
import { Section } from '@/admin/ui/box/section'
import walk from '@/admin/ui/box/walk.module.css'
import type { Local } from '@/entities/inspecciones/local'
import { PASO_LABELS } from '@/entities/inspecciones/visita/acta'
import type { Caso } from '@/entities/inspecciones/visita/caso'
import { plantillaDe } from '@/entities/inspecciones/visita/plantilla'
import type { Prorroga } from '@/entities/inspecciones/visita/prorroga'
import { leerPuntos } from '@/entities/inspecciones/visita/respuestas'
import { daysBetween } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { ActaDialog } from './acta-dialog'
import { ActaForm } from './acta-form'
import type { Estado, Known } from './estado'
import { ProrrogaForm } from './prorroga-form'
import type { VisitaSearch } from './search'

const route = getRouteApi('/admin/inspecciones/visita')

type PapelesProps = { local: Local; known: Known; estado: Estado; writes: boolean; paper: boolean }

/** How long the term still runs. */
function plazoSaid({ vence }: Caso): string {
  if (!vence) return 'Queda en manos de la autoridad que clausura.'
  const left = daysBetween(toDay(new Date()), vence)
  if (left < 0) return `El plazo terminó el ${formatDay(vence)}, hace ${plural(-left, 'día', 'días')}.`
  return left === 0 ? 'El plazo termina hoy.' : `Tiene plazo hasta el ${formatDay(vence)}.`
}

function prorrogaSaid({ pide, comoQue, hasta, decision, motivo, decide }: Prorroga): string {
  const state = decision === 'APROBADA' ? 'aprobada' : decision === 'NEGADA' ? 'negada' : 'sin decidir'
  return [
    `${[pide, comoQue].filter(Boolean).join(', ')} pide hasta el ${formatDay(hasta)}`,
    decide ? `${state} por ${decide}` : state,
    motivo,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What was handed over on a premises, its term, and who asked for more time. */
export function Papeles({ local, known, estado, writes, paper }: PapelesProps) {
  const { nuevo, ver, editar } = route.useSearch()
  const patch = useSearchPatch<VisitaSearch>()
  const quien = useUser()?.name ?? ''
  const { papeles, caso, paso } = estado
  const seen = papeles.find(({ id }) => id === ver)
  const asked = papeles.find(({ id }) => id === editar)
  const asking = (acta: string) => known.prorrogas.filter((one) => one.acta === acta)
  const today = toDay(new Date())
  const textOf = (acta: string, puntos: string) => {
    const of = papeles.find(({ id }) => id === acta)
    const texts = new Map(
      plantillaDe(known.versiones, of?.plantilla ?? '')?.puntos.map(({ id, texto }) => [id, texto]),
    )
    return leerPuntos(puntos).map((id) => texts.get(id) ?? id)
  }
  return (
    <>
      {papeles.length > 0 && (
        <Section title="Actas y notificaciones">
          {caso && <Text strong>{plazoSaid(caso)}</Text>}
          {writes && !paper && paso && (
            <Group gap="xs">
              <Button variant="default" onClick={() => patch({ nuevo: true })}>
                {`Hacer: ${PASO_LABELS[paso]}`}
              </Button>
            </Group>
          )}
          <ul className={walk.rows}>
            {papeles.map((acta) => (
              <li key={acta.id} className={walk.row}>
                <Group apart gap="sm">
                  <div className={walk.name}>
                    <Text strong>{PASO_LABELS[acta.paso]}</Text>
                    <Text size="sm">
                      {[acta.numero, formatDay(acta.dia), acta.vence && `hasta el ${formatDay(acta.vence)}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </div>
                  <Button
                    variant="default"
                    aria-label={`Ver ${acta.numero}`}
                    onClick={() => patch({ ver: acta.id })}
                  >
                    Ver
                  </Button>
                </Group>
                {asking(acta.id).map((one) => (
                  <Stack key={one.id} gap="tight">
                    <Text size="sm">{prorrogaSaid(one)}</Text>
                    <ul>
                      {textOf(acta.id, one.puntos).map((texto) => (
                        <li key={texto}>{texto}</li>
                      ))}
                    </ul>
                    {writes && !one.decision && (
                      <Group gap="xs">
                        <Button variant="default" onClick={() => patch({ editar: acta.id })}>
                          Decidir la prórroga
                        </Button>
                      </Group>
                    )}
                  </Stack>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {nuevo && writes && paso && (
        <ActaForm
          local={local}
          estado={{ ...estado, paso }}
          onClose={(made) => patch({ nuevo: undefined, ver: made })}
        />
      )}
      {seen && (
        <ActaDialog
          acta={seen}
          local={local}
          versiones={known.versiones}
          onClose={() => patch({ ver: undefined })}
          onProrroga={
            writes && seen.vence && caso?.acta.id === seen.id
              ? () => patch({ ver: undefined, editar: seen.id })
              : undefined
          }
        />
      )}
      {asked && writes && (
        <ProrrogaForm
          acta={asked}
          versiones={known.versiones}
          before={asking(asked.id).find(({ decision, dia }) => !decision || dia === today)}
          quien={quien}
          onClose={() => patch({ editar: undefined })}
        />
      )}
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Section } from '@/admin/ui/box/section'
import walk from '@/admin/ui/box/walk.module.css'
import type { Local } from '@/entities/inspecciones/local'
import { plantillaDe, vigente } from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { anotar, empezar } from '@/entities/inspecciones/visita/queries'
import { leerPuntos } from '@/entities/inspecciones/visita/respuestas'
import {
  esAdelantada,
  RESULTADO_LABELS,
  ultimaVisita,
  visitasDe,
} from '@/entities/inspecciones/visita/ultima'
import { isOver, type Visita } from '@/entities/inspecciones/visita/visita'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { DiaForm } from './dia-form'
import { estadoDe, type Known } from './estado'
import { Papeles } from './papeles'
import type { VisitaSearch } from './search'

const route = getRouteApi('/admin/inspecciones/visita')

type HistoriaProps = {
  local: Local
  known: Known
  equipo: string
  writes: boolean
  /** Who was there at the owner's other premises today. */
  con: Partial<Visita>
}

/** `Aprobado`, with who saw it and why nothing was seen. */
const visitaSaid = ({ resultado, por, motivo, anterior }: Visita): string =>
  [
    resultado ? RESULTADO_LABELS[resultado] : 'Sin terminar',
    motivo,
    anterior && 'reinspección',
    por && `por ${por}`,
  ]
    .filter(Boolean)
    .join(' · ')

function Fallas({ visita, versiones }: { visita: Visita; versiones: readonly Plantilla[] }) {
  const failed = leerPuntos(visita.fallas ?? '')
  const puntos = (plantillaDe(versiones, visita.plantilla)?.puntos ?? []).filter(({ id }) =>
    failed.includes(id),
  )
  if (failed.length === 0) return null
  return (
    <ul>
      {puntos.map(({ id, texto }) => (
        <li key={id}>
          {[texto, visita.detalles?.find(({ punto }) => punto === id)?.nota].filter(Boolean).join(': ')}
        </li>
      ))}
      {puntos.length < failed.length && (
        <li>
          {plural(failed.length - puntos.length, 'falta', 'faltas')} de una lista que no ha llegado aquí
        </li>
      )}
    </ul>
  )
}

/** How a premises stands, what was seen of it, and what begins from here. */
export function Historia({ local, known, equipo, writes, con }: HistoriaProps) {
  const { all, versiones } = known
  const begin = useMutation(empezar)
  const note = useMutation(anotar)
  const patch = useSearchPatch<VisitaSearch>()
  const { editar } = route.useSearch()
  const hoy = toDay(new Date())
  const list = visitasDe(all, local.id)
  const last = ultimaVisita(all, local.id, hoy)
  const failed = last?.resultado === 'NO_CUMPLE' ? list.find(({ id }) => id === last.id) : undefined
  const whole = { local: local.id, plantilla: vigente(versiones).id, ...con }
  const count = leerPuntos(failed?.fallas ?? '').length
  const estado = estadoDe(local.id, known, hoy)
  const undated = list.filter((one) => isOver(one) && esAdelantada(one, hoy))
  const dated = undated.find(({ id }) => id === editar)
  // What was seen has to be handed over before it is seen again.
  const paper = estado.paso === 'FAVORABLE' || estado.paso === 'PRIMERA'
  return (
    <>
      <Text size="lg" strong>
        {last
          ? `${RESULTADO_LABELS[last.resultado]}, el ${formatDay(last.dia)}`
          : undated.length > 0
            ? 'Ninguna visita cuenta todavía'
            : 'Todavía no se ha visitado'}
      </Text>
      {writes && (
        <Stack gap="xs">
          {paper && (
            <Button size="lg" onClick={() => patch({ nuevo: true })}>
              {estado.paso === 'FAVORABLE' ? 'Hacer el informe favorable' : 'Hacer el acta'}
            </Button>
          )}
          {failed && count > 0 && (
            <Button
              size="lg"
              variant={paper ? 'default' : 'filled'}
              loading={begin.isPending}
              onClick={() =>
                begin.mutate({
                  ...whole,
                  plantilla: failed.plantilla,
                  anterior: failed.id,
                  // What was measured then still holds.
                  ...(failed.area !== undefined && { area: failed.area }),
                  ...(failed.pisos !== undefined && { pisos: failed.pisos }),
                })
              }
            >
              {`Ver otra vez ${count === 1 ? 'lo que faltó' : `las ${count} faltas`}`}
            </Button>
          )}
          <Button
            size="lg"
            variant={failed || paper ? 'default' : 'filled'}
            loading={begin.isPending}
            onClick={() => begin.mutate(whole)}
          >
            {failed ? 'Visita completa' : 'Empezar la visita'}
          </Button>
        </Stack>
      )}
      <Papeles local={local} known={known} estado={estado} writes={writes} paper={paper} />
      {list.length > 0 && (
        <Section title="Visitas">
          <ul className={walk.rows}>
            {list.map((visita) => (
              <li key={visita.id} className={walk.row}>
                <Group apart gap="sm">
                  <div>
                    <Text strong>{formatDay(visita.dia)}</Text>
                    <Text size="sm">{visitaSaid(visita)}</Text>
                    {undated.includes(visita) && (
                      <Text size="sm">
                        Ese día todavía no llega: no cuenta hasta que se escriba el día en que se hizo.
                      </Text>
                    )}
                  </div>
                  {writes && undated.includes(visita) && (
                    <Button variant="default" onClick={() => patch({ editar: visita.id })}>
                      Poner su día
                    </Button>
                  )}
                  {writes &&
                    !undated.includes(visita) &&
                    isOver(visita) &&
                    visita.equipo === equipo &&
                    visita.id === list.find((one) => !undated.includes(one))?.id &&
                    !estado.papeles.some((acta) => acta.visita === visita.id) && (
                      <Button
                        variant="default"
                        loading={note.isPending}
                        onClick={() => note.mutate({ id: visita.id, change: () => ({ resultado: '' }) })}
                      >
                        Corregir
                      </Button>
                    )}
                </Group>
                <Fallas visita={visita} versiones={versiones} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {dated && writes && <DiaForm visita={dated} onClose={() => patch({ editar: undefined })} />}
    </>
  )
}

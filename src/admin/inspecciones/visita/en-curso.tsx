import walk from '@/admin/ui/box/walk.module.css'
import { WrittenNumber, WrittenText } from '@/admin/ui/form/written-field'
import { extintoresSentence } from '@/entities/inspecciones/extintores'
import type { Local } from '@/entities/inspecciones/local'
import type { Punto } from '@/entities/inspecciones/visita/punto'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text, Title } from '@/shared/ui/text/text'
import { useRespuestasPropias } from './propia'
import { PuntoRow } from './punto-row'
import { TerminarDialog } from './terminar-dialog'
import type { VisitaEnCurso } from './use-visita'
import classes from './visita.module.css'

const byGroup = (puntos: readonly Punto[]): [string, Punto[]][] => {
  const groups = new Map<string, Punto[]>()
  for (const punto of puntos) groups.set(punto.grupo, [...(groups.get(punto.grupo) ?? []), punto])
  return [...groups]
}

/** Who was there, and what was measured. */
function Medidas({ local, visita, stands }: { local: Local; visita: Visita; stands: VisitaEnCurso }) {
  const { set, extintores } = stands
  return (
    <Stack gap="xs">
      <div className={classes.measures}>
        <WrittenText
          label="Quién atiende"
          value={visita.con ?? ''}
          onWrite={(con) => set({ con })}
          placeholder={local.contacto}
        />
        <WrittenText
          label="En calidad de"
          value={visita.comoQue ?? ''}
          onWrite={(comoQue) => set({ comoQue })}
          placeholder="dueña, encargado…"
        />
      </div>
      {!visita.anterior && (
        <div className={classes.measures}>
          <WrittenNumber
            label="Área (m²)"
            value={visita.area ?? local.area}
            onWrite={(area) => set({ area })}
          />
          <WrittenNumber
            label="Pisos"
            value={visita.pisos ?? local.pisos}
            onWrite={(pisos) => set({ pisos })}
          />
          <WrittenNumber
            label="Aforo"
            value={visita.aforo ?? local.aforo}
            onWrite={(aforo) => set({ aforo })}
          />
        </div>
      )}
      <Text size="sm" role="status">
        {extintores
          ? extintoresSentence(extintores)
          : 'Con el área y el riesgo del local se calcula cuántos extintores hacen falta.'}
      </Text>
    </Stack>
  )
}

type EnCursoProps = {
  local: Local
  visita: Visita
  stands: VisitaEnCurso
  terminando: boolean
  onTerminar: (open: boolean) => void
}

/** A visit that runs, for one thumb in front of a shop. */
export function EnCurso({ local, visita, stands, terminando, onTerminar }: EnCursoProps) {
  const { puntos, otras, junta, balance, pide, answer, choose, detail } = stands
  const foot = useFoot()
  const propias = useRespuestasPropias(local.id)
  useAwake(true)
  const mine = leerRespuestas(visita.respuestas)
  const names = enumerated([...new Set(otras.map(({ por }) => por || 'otro inspector'))])
  const ajenaOf = (punto: string) => {
    const respuesta = mine.has(punto) ? undefined : junta.respuestas.get(punto)
    const por = otras.find((otra) => leerRespuestas(otra.respuestas).has(punto))?.por ?? ''
    return respuesta === undefined ? undefined : { respuesta, por }
  }
  const { fallas, vistos } = balance
  return (
    <>
      <Text size="sm" dimmed>
        {`${visita.anterior ? 'Reinspección: solo lo que faltaba' : 'Visita'} · ${formatDay(visita.dia)}`}
      </Text>
      {otras.length > 0 && (
        <Text strong>{`También lo visitó ${names} este día: se juntan las dos visitas.`}</Text>
      )}
      <Medidas local={local} visita={visita} stands={stands} />
      {byGroup(puntos).map(([grupo, list]) => (
        <section key={grupo} aria-label={grupo}>
          <Title order={2} size="h3">
            {grupo}
          </Title>
          <ul className={walk.rows}>
            {list.map((punto) => (
              <PuntoRow
                key={punto.id}
                punto={punto}
                respuesta={mine.get(punto.id)}
                ajena={ajenaOf(punto.id)}
                dueno={propias.get(punto.id)}
                distinta={junta.distintas.find((one) => one.punto === punto.id)}
                pide={pide}
                detalle={visita.detalles?.find((one) => one.punto === punto.id)}
                conFotos={visita.detalles?.some(({ fotos = [] }) => fotos.length > 0) ?? false}
                onAnswer={(respuesta) => answer(new Map([[punto.id, respuesta]]))}
                onChoose={(respuesta) => void choose(punto.id, respuesta).catch(() => undefined)}
                onDetail={(next) => detail(punto.id, next)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Group apart gap="sm" className={walk.bar} ref={foot}>
        <Text strong role="status">
          {[
            `${vistos} de ${puntos.length}`,
            fallas.length > 0 && plural(fallas.length, 'falta', 'faltas'),
            junta.distintas.length > 0 && `${junta.distintas.length} por elegir`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Button size="lg" onClick={() => onTerminar(true)}>
          Terminar
        </Button>
      </Group>
      {terminando && (
        <TerminarDialog
          nombre={local.nombre}
          visita={visita}
          stands={stands}
          onClose={() => onTerminar(false)}
        />
      )}
    </>
  )
}

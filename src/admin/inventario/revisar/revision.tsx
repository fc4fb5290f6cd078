import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useUser } from '@/access/current-user'
import { useFallas } from '@/admin/shell/data/use-fallas'
import walk from '@/admin/ui/box/walk.module.css'
import {
  esPropia,
  fallaEn,
  preguntasDe,
  type Sujeto,
  terminarRevision,
  vistoEn,
} from '@/entities/inventario/revisar'
import { historiaDe } from '@/entities/inventario/revision/historia'
import type { Lista } from '@/entities/inventario/revision/lista'
import { equipo } from '@/entities/inventario/revision/queries'
import { type Respuesta, respuestaId } from '@/entities/inventario/revision/respuesta'
import type { Revision } from '@/entities/inventario/revision/revision'
import { vigentes } from '@/entities/inventario/revision/vigentes'
import { loVisto } from '@/entities/inventario/revision/visto'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { useAwake } from '@/shared/ui/hook/use-awake'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text } from '@/shared/ui/text/text'
import { Historia } from './historia'
import { PuntoRow } from './punto-row'
import { dichoText } from './words'

type RevisionProps = {
  sujeto: Sujeto
  versiones: readonly Lista[]
  /** What was seen of it and isn't ended, on all phones. */
  respuestas: readonly Respuesta[]
  revisiones: readonly Revision[]
  /** Opens the form of one of its lists, or of a new one. */
  onLista: (lista: string) => void
}

/** Ends the look: what doesn't apply has its reason, and what nobody looked at is asked about once. */
function useTerminar({ sujeto, versiones, respuestas }: RevisionProps) {
  const { mutateAsync, isPending } = useMutation(terminarRevision)
  const { confirm } = useOverlays()
  const navigate = useNavigate()
  const [problem, setProblem] = useState('')
  const asked = useMemo(() => preguntasDe(sujeto, versiones), [sujeto, versiones])
  const seen = useMemo(() => loVisto(respuestas), [respuestas])
  const cuenta = asked.preguntas.flatMap((pregunta) => {
    const visto = seen.get(pregunta.id)?.cuenta
    return visto ? [{ pregunta, visto }] : []
  })
  const fallas = cuenta.filter(({ visto }) => visto.resultado === 'FALLA').length
  const faltan = asked.preguntas.length - cuenta.length
  const said = [
    `${cuenta.length} de ${asked.preguntas.length}`,
    fallas > 0 && plural(fallas, 'falla', 'fallas'),
  ]
    .filter(Boolean)
    .join(' · ')
  const end = async () => {
    const bare = cuenta.find(({ visto }) => visto.resultado === 'NO_APLICA' && !visto.nota.trim())
    setProblem(bare ? `Escriba por qué no aplica: ${bare.pregunta.texto}.` : '')
    if (bare) return
    const sure =
      faltan === 0 ||
      (await confirm({
        title: 'Terminar la revisión',
        question: `${faltan === 1 ? 'Falta 1 punto' : `Faltan ${faltan} puntos`} por mirar. ¿Guardar así?`,
        confirm: 'Guardar así',
        cancel: 'Seguir revisando',
      }))
    if (!sure) return
    await mutateAsync({ sujeto, ...asked, message: `${sujeto.nombre}: ${said}.` }).then(
      () => navigate({ to: '/admin/inventario/revisar', replace: true }).then(() => window.scrollTo(0, 0)),
      () => undefined,
    )
  }
  return { ...asked, seen, said, any: cuenta.length > 0, problem, isPending, end }
}

/** The checklist of one place, vehicle or thing. */
export function RevisionDe(props: RevisionProps) {
  const { sujeto, versiones, revisiones, onLista } = props
  const { preguntas, seen, said, any, problem, isPending, end } = useTerminar(props)
  const fallas = useFallas()
  const foot = useFoot()
  const por = useUser()?.name ?? ''
  const { data: phone = '' } = useQuery(equipo)
  useAwake(true)
  const history = historiaDe(revisiones, sujeto.clave)
  const own = vigentes(versiones).filter(({ puntos }) =>
    puntos.some(({ id }) => preguntas.some((pregunta) => pregunta.id === id)),
  )
  const [last] = history
  const antes = (punto: string, unidad: string): string => {
    const found = last && vistoEn(last, punto)
    return found ? dichoText({ unidad, ...found }) : ''
  }
  return (
    <Stack className={walk.narrow}>
      <PageTitle title={`Revisar: ${sujeto.nombre}`} />
      <Group apart gap="sm" oneLine>
        <Text size="lg" strong className={walk.name}>
          {sujeto.nombre}
        </Text>
        <LinkButton to="/admin/inventario/revisar" variant="subtle">
          Otro lugar
        </LinkButton>
      </Group>
      <Historia list={history} versiones={versiones} />
      <ul className={walk.rows} aria-label={`Puntos de ${sujeto.nombre}`}>
        {preguntas.map((pregunta) => {
          const id = respuestaId(sujeto.clave, pregunta.id, phone)
          const all = seen.get(pregunta.id)?.todas ?? []
          const mine = all.find((one) => esPropia(one, id, por))
          return (
            <PuntoRow
              key={pregunta.id}
              sujeto={sujeto}
              pregunta={pregunta}
              mine={mine}
              others={all.filter((one) => one !== mine)}
              antes={antes(pregunta.id, pregunta.unidad)}
              falla={fallaEn(fallas, pregunta, sujeto)}
            />
          )
        })}
      </ul>
      <Group gap="xs">
        {own.map(({ lista, nombre }) => (
          <Button key={lista} variant="subtle" onClick={() => onLista(lista)}>
            Editar la lista «{nombre}»
          </Button>
        ))}
        <Button variant="subtle" onClick={() => onLista('nueva')}>
          Agregar una lista
        </Button>
      </Group>
      <Stack gap="xs" className={walk.bar} ref={foot}>
        {problem && (
          <Text role="alert" strong>
            {problem}
          </Text>
        )}
        <Group apart gap="sm" oneLine>
          <Text strong role="status">
            {said}
          </Text>
          <Button disabled={!any} loading={isPending} onClick={() => void end()}>
            Terminar
          </Button>
        </Group>
      </Stack>
    </Stack>
  )
}

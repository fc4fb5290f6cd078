import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCan, useUser } from '@/access/current-user'
import { Explained } from '@/admin/ui/box/explained'
import { FileText, Settings } from '@/admin/ui/icon/icons'
import { informeDe, publishedAportes } from '@/entities/aportes/aporte'
import { FUENTE } from '@/entities/datos/pedido'
import { rendiciones } from '@/entities/rendicion/queries'
import { newRendicion } from '@/entities/rendicion/rendicion'
import { formatDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { type Carta, mayWrite } from './carta'
import type { BuzonSearch, Clase } from './search'
import type { Buzon } from './use-cartas'

type Terms = Pick<Buzon, 'terminos'>

/** In how many days a request is answered, where that is from, and the way to say otherwise. */
function Plazos({ terminos }: Terms) {
  const patch = useSearchPatch<BuzonSearch>()
  const mayEdit = mayWrite(useUser(), 'SOLICITUD', 'edit')
  if (!terminos) return null
  const { dias, prorroga, habiles, fuente, fechaFuente } = terminos
  return (
    <>
      <Explained
        about="los plazos de las solicitudes"
        more={[fuente, fechaFuente && `Copiada el ${formatDay(fechaFuente)}.`].filter(Boolean).join(' ')}
      >
        {`Las solicitudes se contestan en ${plural(dias, 'día', 'días')}${habiles ? ' hábiles' : ''}, y ${prorroga} más con prórroga.`}
      </Explained>
      {mayEdit && (
        <Button
          variant="default"
          leftSection={<Settings size={18} aria-hidden />}
          onClick={() => patch({ plazos: true })}
        >
          Plazos y fuente
        </Button>
      )}
    </>
  )
}

/** The published questions of the newest year that has some, as a report. */
function Informe({ list, hoy }: { list: readonly Carta[]; hoy: string }) {
  const autor = useUser()?.name ?? ''
  const navigate = useNavigate()
  const mayCreate = useCan('rendicion:create')
  const { mutateAsync: create } = useMutation(rendiciones.create)
  const questions = list.flatMap((one) => (one.clase === 'PREGUNTA' ? [one.registro] : []))
  const ejercicio = publishedAportes(questions)[0]?.ejercicio
  if (!mayCreate || ejercicio === undefined) return null
  const prepare = async () => {
    const [made] = await create({
      ...newRendicion(hoy, autor),
      titulo: `Preguntas de la ciudadanía y respuestas, ${ejercicio}`,
      cuerpoMarkdown: informeDe(questions, ejercicio),
      tags: ['aportes', String(ejercicio)],
    })
    if (made) await navigate({ to: '/admin/rendicion', search: { editar: made.id } })
  }
  return (
    <Button variant="default" leftSection={<FileText size={18} aria-hidden />} onClick={() => void prepare()}>
      Llevar al informe de {ejercicio}
    </Button>
  )
}

type AlPieProps = { buzon: Buzon; list: readonly Carta[]; clases: readonly Clase[] }

/** The terms of these kinds, and what is made of all that they say. It stands below the list, which comes first. */
export function AlPie({ buzon, list, clases }: AlPieProps) {
  return (
    <Stack gap="sm" align="start">
      {clases.includes('PREGUNTA') && <Informe list={list} hoy={buzon.hoy} />}
      {clases.includes('SOLICITUD') && <Plazos terminos={buzon.terminos} />}
      {clases.includes('DATOS') && (
        <Explained
          about="los plazos de los pedidos sobre datos"
          more={`${FUENTE} Los días se cambian en Configuración → General.`}
        >
          {`Los pedidos sobre datos se contestan en ${plural(buzon.dias, 'día', 'días')}.`}
        </Explained>
      )}
    </Stack>
  )
}

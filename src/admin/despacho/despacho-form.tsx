import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { useAtendidos } from '@/admin/shell/data/use-atendidos'
import { FueraDeServicio } from '@/admin/shell/fuera-de-servicio'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ShieldAlert } from '@/admin/ui/icon/icons'
import { PictureGrid } from '@/admin/ui/record/picture-grid'
import type { Despacho, NewDespacho } from '@/entities/despacho/despacho'
import { salidaAlMismoLugar } from '@/entities/despacho/mismo-lugar'
import { despachosList } from '@/entities/despacho/module'
import { listosQuery } from '@/entities/despacho/queries'
import { hora, personas } from '@/entities/despacho/words'
import { useReportOpened } from '@/entities/reportes/opened'
import { reportes } from '@/entities/reportes/queries'
import { byUrgency, isWaitingEmergency } from '@/entities/reportes/waiting'
import { problemsOf } from '@/shared/lib/form/form-values'
import type { TipoServicio } from '@/shared/lib/tipos-servicio'
import { newUuid } from '@/shared/storage/ids'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { CallFields, callRules } from './call-fields'
import { EarlierTry, FateNote } from './fate-note'
import { useDispatch } from './use-dispatch'
import type { Origin } from './use-origin'
import { aQuienesOf, EVERYBODY, type Whom, WhomFields, whomProblems } from './whom'

/** More of them would push the form off a phone's screen. */
const MOST = 3

/**
 * The emergencies that wait, the newest on top, where a call is begun without one: taken from there it has the address and
 * the neighbour's words, and the report knows that somebody goes.
 */
function WaitingReports() {
  const { data } = useAllowed(reportes.known, 'reportes:view')
  const waiting = byUrgency(useAtendidos(data ?? [])).filter(isWaitingEmergency)
  if (waiting.length === 0) return null
  return (
    <Callout
      color="orange"
      role="status"
      icon={<TriangleAlert aria-hidden />}
      title={
        waiting.length === 1 ? '¿Es la emergencia que espera?' : '¿Es una de las emergencias que esperan?'
      }
    >
      <Stack gap="xs">
        {waiting
          .slice(-MOST)
          .reverse()
          .map(({ id, titulo, ubicacion }) => (
            <LinkButton
              key={id}
              to="/admin/despacho"
              search={{ nuevo: true, reporte: id }}
              replace
              variant="default"
            >
              {['Sí', titulo, ubicacion].filter(Boolean).join(', ')}
            </LinkButton>
          ))}
      </Stack>
    </Callout>
  )
}

type Values = Whom & {
  tipo: TipoServicio | ''
  direccion: string
  detalle: string
  prueba: boolean
  conFotos: boolean
  /**
   * The id with which a call, and a test, was sent from this form: the same again if the answer was lost, also after a
   * reload. A test that turned into a call is another one.
   */
  salida: string
  ensayo: string
}

const idFieldOf = ({ prueba }: Pick<Values, 'prueba'>) => (prueba ? 'ensayo' : 'salida')

const Unreached = () => (
  <Callout color="red" icon={<ShieldAlert aria-hidden />} title="No hay conexión con la central">
    Así nadie se entera. Llame por teléfono o toque la sirena.
  </Callout>
)

/** One fire that two neighbours reported is one call. */
const AlreadyThere = ({ despacho }: { despacho: Despacho }) => (
  <Callout
    color="orange"
    role="status"
    icon={<ShieldAlert aria-hidden />}
    title="Ya hay una salida a ese lugar"
  >
    {`${despachosList.name(despacho)}, desde las ${hora(despacho.instante)}, a ${personas(despacho.convocados)}. Ahí puede llamar a más gente.`}{' '}
    <LinkButton to="/admin/despacho/$id" params={{ id: despacho.id }} variant="default">
      Ver esa salida
    </LinkButton>
  </Callout>
)

type DespachoFormProps = {
  origin?: Origin | undefined
  /** The calls that this device knows. */
  list: readonly Despacho[]
  onClose: () => void
}

/** Calls people to come. It goes out at once or not at all: nothing of it waits for the network. */
export function DespachoForm({ origin, list, onClose }: DespachoFormProps) {
  const navigate = useNavigate()
  const { send, fate } = useDispatch()
  const { data: listos = [], isError } = useQuery(listosQuery)
  const made = useRef('')
  const [tried, setTried] = useState<readonly string[]>([])
  // A draft of this hour comes back after a reload; yesterday's address and its tick of a test never.
  const [draft] = useState(
    () => `despacho:${origin?.reporte || 'nuevo'}:${new Date().toISOString().slice(0, 13)}`,
  )
  const form = useForm<Values>({
    initialValues: {
      ...EVERYBODY,
      tipo: '',
      direccion: origin?.direccion ?? '',
      detalle: origin?.detalle ?? '',
      prueba: false,
      conFotos: true,
      salida: '',
      ensayo: '',
    },
    validate: (values) => ({ ...problemsOf(callRules, values), ...whomProblems(values) }),
  })
  const { prueba, direccion } = form.values
  const reporte = origin?.reporte ?? ''
  // Its notice would lie over the form that answers it.
  useReportOpened(reporte)
  const fotos = origin?.fotos ?? []
  const there = prueba
    ? undefined
    : salidaAlMismoLugar(list, { direccion, reporte, lugar: origin?.lugar ?? null })
  const earlier = form.values[idFieldOf(form.values)]
  const save = async (values: Values) => {
    const id = values[idFieldOf(values)] || `despacho-${newUuid()}`
    form.setFieldValue(idFieldOf(values), id)
    setTried([...tried, id])
    const call: NewDespacho = {
      // A form without a kind isn't saved.
      ...{ id, prueba, reporte, tipo: values.tipo as TipoServicio },
      direccion: values.direccion.trim(),
      detalle: values.detalle.trim(),
      lugar: origin?.lugar ?? null,
      ...aQuienesOf(values, listos),
      conFotos: values.conFotos && fotos.length > 0,
      aparte: false,
    }
    await send(call)
    made.current = id
  }
  return (
    <FormModal
      title="Despachar"
      form={form}
      save={save}
      // The call's screen takes the form's place: going back leads to where it was opened.
      onClose={() => {
        const id = made.current
        if (id) void navigate({ to: '/admin/despacho/$id', params: { id }, replace: true })
        else onClose()
      }}
      required={{ fields: ['tipo', 'direccion'], sentence: 'Elija qué es y escriba dónde.' }}
      draft={draft}
      verb={prueba ? 'Enviar la prueba' : 'Llamar ahora'}
      emergency={!prueba}
    >
      {!origin && !prueba && <WaitingReports />}
      {there && there.id !== earlier && <AlreadyThere despacho={there} />}
      {!prueba && <FueraDeServicio />}
      <CallFields
        input={(field) => form.getInputProps(field)}
        tipo={form.values.tipo}
        about={origin && 'Es lo que escribió quien reportó: lo leen quienes van. Corte lo que sobre.'}
      />
      {fotos.length > 0 && (
        <>
          <CheckField
            label="Con las fotos de quien reportó"
            description="Las ven en su teléfono las personas llamadas, mientras dure la salida."
            {...form.getInputProps('conFotos', { type: 'checkbox' })}
          />
          <PictureGrid sources={fotos} title="quien reportó" noun="Fotografía" />
        </>
      )}
      <WhomFields
        all="A todo el personal activo"
        whom={form.values}
        listos={listos}
        onChange={(change) => form.setValues(change)}
        errors={form.errors}
      />
      <CheckField
        label="Es una prueba"
        description="Suena igual y dice que es una prueba y que no hay que ir."
        {...form.getInputProps('prueba', { type: 'checkbox' })}
      />
      {isError && !fate && <Unreached />}
      {earlier && !tried.includes(earlier) && <EarlierTry id={earlier} />}
      <FateNote fate={fate} />
    </FormModal>
  )
}

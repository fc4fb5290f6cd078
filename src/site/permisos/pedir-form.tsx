import { useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { CLASE_LABELS, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { CLASES, RIESGOS } from '@/entities/inspecciones/options'
import type { Pedida } from '@/entities/inspecciones/peticion-envio'
import { PEDIDAS_KEY } from '@/entities/inspecciones/peticion-fila'
import { rucProblem } from '@/entities/inspecciones/ruc'
import { options } from '@/shared/lib/form/options'
import { SpokenError } from '@/shared/lib/spoken-error'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { lazy, nothing } from '@/shared/ui/control/lazy'
import { DraftStatus } from '@/shared/ui/form/draft-status'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { ScopedForm, useFormScope } from '@/shared/ui/form/form-scope'
import { PositionButton, usePosition } from '@/shared/ui/form/position-button'
import { X } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { SendFoot } from '@/site/shell/mensaje/send-foot'
import { DRAFT_SENTENCES } from '@/site/shell/mensaje/words'
import { Mias } from './mias'
import classes from './pedir.module.css'
import { escritoDe, NADA_PEDIDO, type PedirText, pedirMensaje, problemasDe, typedOf } from './pedir-schema'
import { tramiteQuery } from './tramite-query'

const loadSending = () => import('./send')
const loadOpening = () => import('@/site/shell/mensaje/open-letter')
const Propia = lazy(() => import('./propia-fields').then(({ PropiaFields }) => PropiaFields))
const SentQuestion = lazy(
  () => import('@/site/shell/reporte/sent-question').then(({ SentQuestion }) => SentQuestion),
  nothing,
)

/** Fetched at the first touch, so that a person who loses the signal while writing can still keep it. */
function loadTheRest(): void {
  const ways = centralMark() ? [loadSending, Propia.load] : [loadOpening, SentQuestion.load]
  for (const load of ways) load().catch(() => undefined)
}

const FAILED = 'No se envió. Lo que escribió sigue aquí: intente otra vez cuando tenga señal.'

type PuntoProps = { punto: PedirText['punto']; onPunto: (punto: PedirText['punto']) => void }

/** Where the premises are, measured by the phone that stands in them. */
function Lugar({ punto, onPunto }: PuntoProps) {
  const position = usePosition('Escriba bien la dirección y una referencia.', ({ lat, lng }) =>
    onPunto({ lat, lng }),
  )
  return (
    <Group gap="xs">
      <PositionButton position={position}>
        {punto ? 'Medir otra vez el lugar' : 'Estoy en el local: usar mi ubicación'}
      </PositionButton>
      {punto && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<X size={18} aria-hidden />}
          onClick={() => onPunto(null)}
        >
          Quitar la ubicación
        </Button>
      )}
      <Text size="sm" role="status">
        {position.problem || (punto && 'La ubicación va con el pedido.')}
      </Text>
    </Group>
  )
}

/** Asks the station for the permit of premises. Its central takes it; without one it goes by the person's own WhatsApp or mail. */
export function PedirForm() {
  const config = useDrawnInstitucion()
  const mark = centralMark()
  const client = useQueryClient()
  const { showError, showSuccess } = useOverlays()
  const { data: tramite } = useQuery(tramiteQuery)
  const [opened, setOpened] = useState(false)
  const [sent, setSent] = useState('')
  const form = useForm<PedirText>({ initialValues: NADA_PEDIDO, validate: problemasDe })
  const scope = useFormScope('pedir-permiso', form)
  const { draft, busy } = scope
  const emptied = async () => {
    await draft.clear()
    form.reset()
  }
  const submit = async (values: PedirText) => {
    setOpened(false)
    try {
      if (!mark) {
        const { openLetter } = await loadOpening()
        await openLetter(config, {
          asunto: 'Pedido de permiso de funcionamiento',
          texto: pedirMensaje(values),
        })
        setOpened(true)
        return
      }
      const { sendPedida, newKey, newPedida } = await loadSending()
      const one = { id: values.id || newPedida(), llave: values.llave || newKey() }
      // The draft has them before anything is kept, so that one form never makes two requests.
      form.setValues({ ...values, ...one })
      await sendPedida(one, escritoDe(values))
      await emptied()
      await client.invalidateQueries({ queryKey: [PEDIDAS_KEY] })
      setSent(one.id)
    } catch (error) {
      console.warn('No se pudo enviar', error)
      showError('No se envió', error instanceof SpokenError ? error.message : FAILED)
    }
  }
  const field = (name: keyof PedirText) => ({ ...form.getInputProps(name), disabled: busy })
  const { values } = form
  const doubtful = values.ruc.trim() !== '' && rucProblem(values.ruc) !== null
  return (
    <Stack gap="lg">
      <Mias
        id={busy ? '' : values.id}
        onKnown={() => void emptied()}
        taken={busy || form.isDirty()}
        sent={sent}
        onBack={(back: Pedida) => form.setValues(typedOf(back, back.escrito))}
      />
      <Sheet pad="wide">
        <ScopedForm scope={scope} onSubmit={submit} onWrong={() => undefined} onFocusCapture={loadTheRest}>
          <Stack gap="md">
            <TextField label="Nombre del local" required {...field('nombre')} />
            <FieldRow>
              <TextField
                label="RUC"
                description="13 números"
                required
                inputMode="numeric"
                autoComplete="off"
                {...field('ruc')}
              />
              <TextField
                label="Establecimiento"
                description="Está en el RUC: 001 si hay uno solo"
                inputMode="numeric"
                autoComplete="off"
                {...field('establecimiento')}
              />
            </FieldRow>
            {(doubtful || values.motivoRuc !== '' || form.errors.ruc) && (
              <TextField
                label="Si el RUC está bien así o todavía no tiene, escriba por qué"
                {...field('motivoRuc')}
              />
            )}
            <TextField label="A qué se dedica" {...field('actividad')} />
            <FieldRow>
              <SelectField
                label="Clase de local"
                required
                options={[['', 'Elija la clase'], ...options(CLASES, CLASE_LABELS)]}
                {...field('clase')}
              />
              <TextField label="Área (m²)" inputMode="decimal" autoComplete="off" {...field('area')} />
            </FieldRow>
            <TextField
              label="Dirección"
              description="Calle, barrio, referencia"
              required
              autoComplete="street-address"
              {...field('direccion')}
            />
            <Lugar punto={values.punto} onPunto={(punto) => form.setFieldValue('punto', punto)} />
            <TextField label="Quién pide el permiso" required autoComplete="name" {...field('contacto')} />
            <FieldRow>
              <TextField label="Teléfono" type="tel" required autoComplete="tel" {...field('telefono')} />
              <TextField label="Correo electrónico" type="email" autoComplete="email" {...field('email')} />
            </FieldRow>
            <TextArea label="Algo más que la brigada deba saber" rows={3} {...field('dice')} />
            {mark && (
              <SelectField
                label="Riesgo del local"
                description="Leve, como una tienda: hay poco que arda. Puede inspeccionarlo usted."
                options={[['', 'No sé'], ...options(RIESGOS, RIESGO_LABELS)]}
                {...field('riesgo')}
              />
            )}
            {mark && values.riesgo === 'LEVE' && tramite && (
              <fieldset className={classes.propia}>
                <legend>Su propia inspección</legend>
                <Suspense>
                  <Propia
                    tramite={tramite}
                    respuestas={values.respuestas}
                    fotos={values.fotos}
                    onChange={(next) => form.setValues((now) => ({ ...now, ...next }))}
                  />
                </Suspense>
              </fieldset>
            )}
            {!mark && (
              <Text size="sm">
                La inspección la hace la brigada en su local: esta página no envía fotografías. Si quiere,
                agréguelas usted en el mensaje que se abre.
              </Text>
            )}
            <SendFoot busy={busy}>Enviar el pedido</SendFoot>
            <Suspense>
              {opened && (
                <SentQuestion
                  onYes={() => {
                    setOpened(false)
                    showSuccess({ title: 'Anotado', message: 'La brigada le contesta por donde lo envió.' })
                    void emptied()
                  }}
                  onNo={() => setOpened(false)}
                />
              )}
            </Suspense>
            <DraftStatus draft={draft} sentences={DRAFT_SENTENCES} />
          </Stack>
        </ScopedForm>
      </Sheet>
    </Stack>
  )
}

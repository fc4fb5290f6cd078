import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { FormModal } from '@/admin/ui/form/form-modal'
import { recargoEn } from '@/entities/inspecciones/cobros/calcular'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import { newOrden, ordenes } from '@/entities/inspecciones/cobros/queries'
import { ANUAL } from '@/entities/inspecciones/cobros/tarifa'
import { tarifasPara, vigentesEn } from '@/entities/inspecciones/cobros/vigentes'
import type { Local } from '@/entities/inspecciones/local'
import { locales } from '@/entities/inspecciones/queries'
import { toDay } from '@/shared/lib/fecha'
import { inOrder } from '@/shared/lib/text'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { type Cuenta, caseOf, problemaDe, type Typed } from './cuenta'
import { Lineas } from './lineas'
import { LocalPick } from './local-pick'
import { TarifaFields } from './tarifa-fields'
import type { Cobros } from './use-cobros'

type OrdenFormProps = {
  cobros: Cobros
  /** The id of the premises for which it is made, and what for. */
  local: string | undefined
  tramite: string | undefined
  onClose: () => void
  onMade: (orden: Orden) => void
}

const ofLocal = ({ nombre, dueno, ruc, establecimiento, direccion, parroquia }: Local) => ({
  ...{ nombre, paga: dueno || nombre, ruc, establecimiento, direccion, parroquia },
})

/** Makes an order of payment: for whom, what for, and how much of each tariff; the sum stands below as it will be printed. */
export function OrdenForm(props: OrdenFormProps) {
  const { data, isLoading } = useAllowed(locales.known, 'inspecciones:view')
  // The first field is that of the premises: drawn before they are known, the form would begin at the next one.
  return isLoading ? null : <LoadedForm {...props} list={data ?? []} />
}

function LoadedForm(props: OrdenFormProps & { list: readonly Local[] }) {
  const { cobros, local, tramite, list, onClose, onMade } = props
  const { tarifas, salarios, quien, rights } = cobros
  const [hoy] = useState(() => toDay(new Date()))
  const { mutateAsync: emit } = useMutation(ordenes.emitir)
  const blank = newOrden(hoy)
  const made = useRef<Orden>(undefined)
  const form = useForm<Typed>({
    initialValues: {
      ...{ local: local ?? '', nombre: '', paga: '', ruc: '', direccion: '', parroquia: '' },
      ...{ tramite: local ? (tramite ?? ANUAL) : '', ano: String(blank.ano) },
      ...{ cantidades: {}, recargo: true, exonera: '', motivoExonera: '' },
    },
    validate: (values) => problemaDe(values, cuentaOf(values)),
  })
  const one = (id: string) => list.find((each) => each.id === id)
  function cuentaOf(values: Typed): Cuenta {
    const vigentes = vigentesEn(tarifas, Number(values.ano))
    const { clase = '', riesgo = '' } = one(values.local) ?? {}
    return caseOf(values, tarifasPara(vigentes, { tramite: values.tramite, clase, riesgo }), {
      salarios,
      hoy,
      quien,
    })
  }
  const { values } = form
  const cuenta = cuentaOf(values)
  const { ofrecidas, elegidas, calculo, salario } = cuenta
  const premises = one(values.local)
  const tramites = inOrder(new Set(tarifas.map(({ tramite }) => tramite)))
  const examples = inOrder(new Set(elegidas.map(({ ejemplo }) => ejemplo).filter(Boolean)))
  const late = elegidas.some(({ recargos = [] }) => recargoEn(recargos, Number(values.ano), hoy))

  async function save(typed: Typed) {
    const { calculo: sum, exoneracion } = cuentaOf(typed)
    const chosen = one(typed.local)
    made.current = await emit({
      ...blank,
      ...(chosen ? ofLocal(chosen) : { nombre: typed.nombre.trim(), paga: typed.paga.trim() }),
      ...(!chosen && {
        ...{ ruc: typed.ruc.trim(), direccion: typed.direccion.trim(), parroquia: typed.parroquia.trim() },
      }),
      ...{ local: chosen?.id ?? '', tramite: typed.tramite, ano: Number(typed.ano), por: quien },
      ...{ lineas: sum.lineas, total: sum.total },
      ...(exoneracion && { exoneracion: { ...exoneracion, por: quien } }),
    })
  }

  return (
    <FormModal
      title="Agregar orden de pago"
      form={form}
      save={save}
      // The page changes its address only once the form has let go of what was typed.
      onClose={() => (made.current ? onMade(made.current) : onClose())}
      required={{ fields: ['tramite'], sentence: 'Elija qué se cobra.' }}
      draft={`cobros:orden:${local ?? 'nueva'}${tramite ? `:${tramite}` : ''}`}
      verb="Hacer la orden"
    >
      <LocalPick
        list={list}
        chosen={premises}
        error={form.errors.local}
        onChoose={(id) => {
          form.setFieldValue('local', id)
          form.setFieldValue('cantidades', {})
        }}
      />
      {!premises && (
        <>
          <FieldRow>
            <TextField
              label="Nombre de lo que se cobra"
              placeholder="Feria de San Pedro, camión PBA-1234"
              {...form.getInputProps('nombre')}
            />
            <TextField label="Quién paga" {...form.getInputProps('paga')} />
          </FieldRow>
          <FieldRow>
            <TextField
              label="RUC o cédula"
              inputMode="numeric"
              autoComplete="off"
              {...form.getInputProps('ruc')}
            />
            <TextField label="Parroquia" {...form.getInputProps('parroquia')} />
          </FieldRow>
        </>
      )}
      <FieldRow>
        <SelectField
          label="Qué se cobra"
          required
          options={[['', 'Elija el trámite'], ...tramites.map((name) => [name, name] as const)]}
          {...form.getInputProps('tramite')}
        />
        <SelectField
          label="Año"
          options={[blank.ano + 1, blank.ano, blank.ano - 1, blank.ano - 2].map(
            (ano) => [String(ano), String(ano)] as const,
          )}
          {...form.getInputProps('ano')}
        />
      </FieldRow>
      {values.tramite !== '' && (
        <TarifaFields
          ofrecidas={ofrecidas}
          cantidades={values.cantidades}
          error={form.errors.cantidades}
          onChange={(cantidades) => form.setFieldValue('cantidades', cantidades)}
        />
      )}
      {late && (
        <CheckField
          label="Cobrar el recargo por atraso"
          description="Quítelo si el local es nuevo o no se atrasó."
          {...form.getInputProps('recargo', { type: 'checkbox' })}
        />
      )}
      {rights.canExempt && elegidas.length > 0 && (
        <FieldRow>
          <TextField
            label="Exonerar (%)"
            description="100 es todo, menos la especie. Vacío: nada."
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('exonera')}
          />
          {values.exonera.trim() !== '' && (
            <TextField
              label="Por qué se exonera"
              description="Queda en la orden."
              required
              {...form.getInputProps('motivoExonera')}
            />
          )}
        </FieldRow>
      )}
      {calculo.problemas.map((sentence) => (
        <Text key={sentence} role="status">
          {sentence}
        </Text>
      ))}
      {elegidas.length > 0 && <Lineas lineas={calculo.lineas} total={calculo.total} />}
      {salario && !salario.verificado && (
        <Text size="sm" dimmed>
          El salario básico de {values.ano} está sin verificar.
        </Text>
      )}
      {examples.length > 0 && (
        <Text size="sm" dimmed>
          Son tarifas de ejemplo ({examples.join(', ')}): compárelas con su ordenanza antes de cobrar.
        </Text>
      )}
    </FormModal>
  )
}

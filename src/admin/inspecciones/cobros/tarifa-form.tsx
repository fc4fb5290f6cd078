import { useForm } from '@mantine/form'
import { useId } from 'react'
import { More } from '@/admin/ui/box/more'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { ItemList } from '@/admin/ui/order/item-list'
import { bandaText, fallasDe } from '@/entities/inspecciones/cobros/bandas'
import { valorText } from '@/entities/inspecciones/cobros/palabras'
import { tarifas as resource } from '@/entities/inspecciones/cobros/queries'
import { ANUAL, DUPLICADO, type Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { CLASE_LABELS, RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { CLASES, RIESGOS } from '@/entities/inspecciones/options'
import { options } from '@/shared/lib/form/options'
import { inOrder } from '@/shared/lib/text'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text, Title } from '@/shared/ui/text/text'
import {
  type BandaTyped,
  nextBanda,
  problemasDe,
  type RecargoTyped,
  type TarifaTyped,
  tarifaOf,
  typedOf,
} from './tarifa-values'

const COBRO_OPTIONS = [
  ['BANDA', 'Una vez, según la banda'],
  ['UNIDAD', 'Por cada uno'],
] as const
const BORDE_OPTIONS = [
  ['TERMINA', 'El que termina: 500 está en «hasta 500»'],
  ['EMPIEZA', 'El que empieza: 500 está en «desde 500»'],
] as const
const EN_OPTIONS = [
  ['USD', 'dólares'],
  ['SBU', '% del salario básico'],
] as const

type NumberTypedProps = {
  label: string
  placeholder?: string
  value: string | number
  onType: (typed: string) => void
}

/** A number of a band or surcharge as it is typed. */
const NumberTyped = ({ onType, ...field }: NumberTypedProps) => (
  <TextField
    inputMode="decimal"
    autoComplete="off"
    onChange={({ currentTarget }) => onType(currentTarget.value)}
    {...field}
  />
)

type TarifaFormProps = {
  tarifa: Tarifa | undefined
  /** A new one begins with this one's values. */
  copia: Tarifa | undefined
  tarifas: readonly Tarifa[]
  ano: number
  onClose: () => void
}

/** Adds a tariff, edits the one given, or writes what it costs from another year on. */
export function TarifaForm({ tarifa, copia, tarifas, ano, onClose }: TarifaFormProps) {
  const save = useSave(resource, tarifa)
  const tramites = useId()
  const of = tarifa ?? copia
  const canton = of?.ejemplo ?? ''
  const others = tarifas.filter(({ id }) => id !== tarifa?.id)
  const form = useForm<TarifaTyped>({
    initialValues: {
      ...typedOf(of, ano),
      ...(!tarifa && copia && { vigente: String(copia.vigente + 1) }),
    },
    validate: (values) => problemasDe(values, others),
  })
  const { values, getInputProps, errors } = form
  const { bandas, recargos, unidad, borde } = values
  const record = tarifaOf(values, canton)
  const warned = fallasDe(record).filter(({ grave }) => !grave)
  const change = (id: string, part: Partial<BandaTyped>) =>
    form.setFieldValue(
      'bandas',
      bandas.map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  const changeRecargo = (id: string, part: Partial<RecargoTyped>) =>
    form.setFieldValue(
      'recargos',
      recargos.map((one) => (one.id === id ? { ...one, ...part } : one)),
    )
  const names = inOrder(new Set([ANUAL, DUPLICADO, ...tarifas.map(({ tramite }) => tramite)]))
  const nameOf = (typed: BandaTyped): string => {
    const [banda] = tarifaOf({ ...values, bandas: [typed] }, '').bandas
    const valor = banda && String(typed.valor).trim() !== '' && valorText(banda)
    return [(banda && bandaText(banda, borde, unidad)) || 'Un solo valor', valor].filter(Boolean).join(': ')
  }
  return (
    <FormModal
      title={tarifa ? `Editar ${tarifa.concepto}` : 'Agregar tarifa'}
      form={form}
      save={(typed) => save(tarifaOf(typed, canton))}
      onClose={onClose}
      required={{ fields: ['tramite', 'concepto'], sentence: 'Escriba qué se cobra y para qué trámite.' }}
      draft={`cobros:tarifa:${tarifa?.id ?? `nueva:${copia?.id ?? ''}`}`}
    >
      <FieldRow>
        <TextField label="Trámite" list={tramites} required {...getInputProps('tramite')} />
        <TextField
          label="Qué se cobra"
          placeholder="Evento barrial"
          required
          {...getInputProps('concepto')}
        />
      </FieldRow>
      <datalist id={tramites}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldRow>
        <TextField
          label="Qué se cuenta"
          placeholder="personas, galones, m²"
          description="Vacío si no se cuenta nada."
          {...getInputProps('unidad')}
        />
        <SelectField label="Cómo se cobra" options={COBRO_OPTIONS} {...getInputProps('cobro')} />
      </FieldRow>
      <Title order={3} size="h4">
        Valores
      </Title>
      <ItemList<BandaTyped>
        add="Agregar banda"
        arrange="Quitar bandas"
        items={bandas}
        onChange={(next) => form.setFieldValue('bandas', next)}
        nameOf={nameOf}
        create={() => nextBanda(bandas)}
        wrong={() => Boolean(errors.bandas) || bandas.length === 1}
      >
        {({ id, desde, hasta, valor, en }) => (
          <>
            <FieldRow>
              <NumberTyped label="Desde" value={desde} onType={(next) => change(id, { desde: next })} />
              <NumberTyped
                label="Hasta"
                placeholder="en adelante"
                value={hasta}
                onType={(next) => change(id, { hasta: next })}
              />
            </FieldRow>
            <FieldRow>
              {en === 'USD' ? (
                <MoneyInput label="Valor" value={valor} onChange={(next) => change(id, { valor: next })} />
              ) : (
                <NumberTyped label="Valor" value={valor} onType={(next) => change(id, { valor: next })} />
              )}
              <SelectField
                label="En"
                options={EN_OPTIONS}
                value={en}
                onChange={({ currentTarget }) =>
                  change(id, { en: currentTarget.value as BandaTyped['en'], valor: '' })
                }
              />
            </FieldRow>
          </>
        )}
      </ItemList>
      {errors.bandas && <Text role="alert">{errors.bandas}</Text>}
      {!errors.bandas &&
        warned.map(({ sentence }) => (
          <Text key={sentence} size="sm" role="status">
            {sentence}
          </Text>
        ))}
      {bandas.length > 1 && (
        <SelectField label="De qué banda es un límite" options={BORDE_OPTIONS} {...getInputProps('borde')} />
      )}
      <More summary="Para quién, mínimo y recargos">
        <FieldRow>
          <SelectField
            label="Solo de la clase"
            options={[['', 'Todas'], ...options(CLASES, CLASE_LABELS)]}
            {...getInputProps('clase')}
          />
          <SelectField
            label="Solo del riesgo"
            options={[['', 'Todos'], ...options(RIESGOS, RIESGO_LABELS)]}
            {...getInputProps('riesgo')}
          />
        </FieldRow>
        <MoneyInput label="Mínimo" {...getInputProps('minimo')} />
        <ItemList<RecargoTyped>
          add="Agregar recargo por atraso"
          arrange="Quitar recargos"
          items={recargos}
          onChange={(next) => form.setFieldValue('recargos', next)}
          nameOf={({ desde, porciento }) =>
            desde ? `Desde el ${desde}: ${porciento} %` : 'Recargo por atraso'
          }
          create={() => ({ id: `recargo-${recargos.length}-nuevo`, desde: '', porciento: '' })}
          wrong={() => Boolean(errors.recargos)}
        >
          {({ id, desde, porciento }) => (
            <FieldRow>
              <TextField
                label="Desde el día y mes"
                placeholder="1/4"
                autoComplete="off"
                value={desde}
                onChange={({ currentTarget }) => changeRecargo(id, { desde: currentTarget.value })}
              />
              <NumberTyped
                label="Porcentaje"
                value={porciento}
                onType={(next) => changeRecargo(id, { porciento: next })}
              />
            </FieldRow>
          )}
        </ItemList>
        {errors.recargos && <Text role="alert">{errors.recargos}</Text>}
        <CheckField
          label="Va con cada orden del trámite, también si se exonera"
          description="Por ejemplo, la especie del permiso."
          {...getInputProps('siempre', { type: 'checkbox' })}
        />
      </More>
      <FieldRow>
        <TextField label="Artículo" placeholder="art. 20" {...getInputProps('articulo')} />
        <TextField label="Ordenanza" {...getInputProps('ordenanza')} />
      </FieldRow>
      <TextField
        label="Vale desde el año"
        inputMode="numeric"
        autoComplete="off"
        {...getInputProps('vigente')}
      />
      {canton && (
        <CheckField
          label={`Es un ejemplo de ${canton}`}
          description="Quite la marca cuando la haya comparado con su ordenanza."
          {...getInputProps('deEjemplo', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}

import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '@/access/current-user'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ItemList } from '@/admin/ui/order/item-list'
import { cambiosDeCampos, cambiosDeFilas } from '@/admin/ui/versions/cambios'
import { Versiones } from '@/admin/ui/versions/versiones'
import { CATEGORIA_LABELS } from '@/entities/inventario/item'
import { CATEGORIAS } from '@/entities/inventario/options'
import { type Lista, listaRules } from '@/entities/inventario/revision/lista'
import { listasList } from '@/entities/inventario/revision/listas'
import { listas } from '@/entities/inventario/revision/queries'
import { deAntes, versionesDe } from '@/entities/inventario/revision/vigentes'
import { byRule } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { newId } from '@/shared/storage/ids'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import {
  type FilaPunto,
  type ListaValues,
  listaProblems,
  newFila,
  puntosOf,
  puntosUsuales,
  valuesOf,
} from './lista-values'

const LECTURA_OPTIONS = [
  ['', 'No es un medidor'],
  ['KM', 'Kilómetros del vehículo'],
  ['HORAS', 'Horas de uso'],
] as const

const WORDS = {
  nombre: 'nombre',
  lugar: 'lugar',
  categoria: 'categoría',
  palabra: 'nombre que dice',
} as const
const PUNTO_WORDS = {
  ...{ texto: 'qué se mira', unidad: 'unidad', min: 'mínimo', max: 'máximo' },
  ...{ numero: 'es un número', critico: 'si falla, queda fuera de servicio' },
} as const

/** What one version of a list changed. */
const cambiosDe = (before: Lista | undefined, after: Lista): string[] =>
  before
    ? [
        ...cambiosDeCampos(before, after, WORDS),
        ...cambiosDeFilas(before.puntos, after.puntos, ({ texto }) => texto, PUNTO_WORDS),
      ]
    : []

type PuntoFieldsProps = {
  fila: FilaPunto
  onChange: (change: Partial<FilaPunto>) => void
  error: (field: keyof FilaPunto) => string | undefined
}

function PuntoFields({ fila, onChange, error }: PuntoFieldsProps) {
  return (
    <>
      <TextField
        label="Qué se mira"
        value={fila.texto}
        onChange={({ currentTarget }) => onChange({ texto: currentTarget.value })}
      />
      <SelectField
        label="Se contesta con"
        options={[
          ['ESTADO', 'Bien o falla'],
          ['NUMERO', 'Un número'],
        ]}
        value={fila.clase}
        onChange={({ currentTarget }) => onChange({ clase: currentTarget.value as FilaPunto['clase'] })}
      />
      {fila.clase === 'NUMERO' && (
        <>
          <FieldRow>
            <TextField
              label="Unidad"
              placeholder="psi"
              value={fila.unidad}
              onChange={({ currentTarget }) => onChange({ unidad: currentTarget.value })}
            />
            <TextField
              label="Mínimo bueno"
              inputMode="decimal"
              value={fila.min}
              error={error('min')}
              onChange={({ currentTarget }) => onChange({ min: currentTarget.value })}
            />
            <TextField
              label="Máximo bueno"
              inputMode="decimal"
              value={fila.max}
              error={error('max')}
              onChange={({ currentTarget }) => onChange({ max: currentTarget.value })}
            />
          </FieldRow>
          <SelectField
            label="Medidor"
            description="Lo que marca cuenta para los planes por kilómetros u horas."
            options={LECTURA_OPTIONS}
            value={fila.lectura}
            onChange={({ currentTarget }) =>
              onChange({ lectura: currentTarget.value as FilaPunto['lectura'] })
            }
          />
        </>
      )}
      <CheckField
        label="Si falla, queda fuera de servicio"
        checked={fila.critico}
        onChange={({ currentTarget }) => onChange({ critico: currentTarget.checked })}
      />
    </>
  )
}

type ListaFormProps = {
  versiones: readonly Lista[]
  /** The version that counts now; missing for a new list. */
  lista: Lista | undefined
  /** The place that was looked at when the form was opened. */
  lugar: string
  lugares: readonly string[]
  onClose: () => void
}

/** Writes a new version of a checklist: what the earlier ones asked stays readable. */
export function ListaForm({ versiones, lista, lugar, lugares, onClose }: ListaFormProps) {
  const user = useUser()
  const { mutateAsync } = useMutation(listas.anotar)
  const names = useId()
  const form = useForm<ListaValues>({
    initialValues: valuesOf(lista, lugar),
    validate: (values) => {
      const nombre = byRule(listaRules.nombre)(values.nombre)
      return { ...(nombre && { nombre }), ...listaProblems(values) }
    },
  })
  const { para, puntos } = form.values
  const write = (values: ListaValues, quitada: boolean) => {
    const id = newId(listasList.idPrefix)
    const isPlace = values.para === 'LUGAR'
    const record: Lista = {
      ...{ id, lista: lista?.lista ?? id, nombre: values.nombre.trim(), quitada },
      ...{ lugar: isPlace ? values.lugar.trim() : '', categoria: isPlace ? '' : values.categoria },
      ...{ palabra: isPlace ? '' : values.palabra.trim(), puntos: puntosOf(values.puntos) },
      ...{ desde: new Date().toISOString(), por: user?.name ?? '', base: values.base },
    }
    const title = quitada ? `Lista quitada: ${record.nombre}` : `Lista guardada: ${record.nombre}`
    return mutateAsync({ records: [record], toast: { title } })
  }
  const set = (index: number, change: Partial<FilaPunto>) =>
    form.setFieldValue(
      'puntos',
      puntos.map((fila, n) => (n === index ? { ...fila, ...change } : fila)),
    )
  const error = (path: string) => form.errors[path] as string | undefined
  return (
    <FormModal
      title={lista ? `Editar ${lista.nombre}` : 'Lista de revisión nueva'}
      form={form}
      save={(values) => write(values, false)}
      onClose={onClose}
      required={{ fields: ['nombre'], sentence: 'Escriba cómo se llama la lista.' }}
      draft={`inventario:lista:${lista?.lista ?? 'nueva'}`}
    >
      <datalist id={names}>
        {lugares.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label="Nombre de la lista" required {...form.getInputProps('nombre')} />
      <SelectField
        label="Para qué es"
        options={[
          ['LUGAR', 'Un lugar o vehículo'],
          ['CLASE', 'Todas las cosas de una clase'],
        ]}
        {...form.getInputProps('para')}
      />
      {para === 'LUGAR' ? (
        <TextField label="Lugar o vehículo" list={names} {...form.getInputProps('lugar')} />
      ) : (
        <FieldRow>
          <SelectField
            label="Categoría"
            options={[['', 'Todas'], ...options(CATEGORIAS, CATEGORIA_LABELS)]}
            {...form.getInputProps('categoria')}
          />
          <TextField
            label="Solo si el nombre dice"
            placeholder="ERA, equipo autónomo"
            {...form.getInputProps('palabra')}
          />
        </FieldRow>
      )}
      <Text size="sm" dimmed>
        De un lugar se pregunta además por cada cosa que está en él: no hace falta escribirlas.
      </Text>
      {puntos.length === 0 && (
        <Group>
          <Button variant="default" onClick={() => form.setFieldValue('puntos', puntosUsuales())}>
            Poner los puntos usuales de un vehículo
          </Button>
        </Group>
      )}
      <ItemList<FilaPunto>
        add="Agregar punto"
        items={puntos}
        onChange={(next) => form.setFieldValue('puntos', next)}
        nameOf={({ texto }) => texto || 'Punto sin texto'}
        create={() => newFila()}
        wrong={(index) => Object.keys(form.errors).some((path) => path.startsWith(`puntos.${index}.`))}
      >
        {(fila, index) => (
          <PuntoFields
            fila={fila}
            onChange={(change) => set(index, change)}
            error={(field) => error(`puntos.${index}.${field}`)}
          />
        )}
      </ItemList>
      {lista && (
        <Versiones
          versiones={versionesDe(versiones, lista.lista)}
          cambios={(one) => cambiosDe(deAntes(versiones, one), one)}
          onVolver={(one) => form.setValues({ ...valuesOf(one, lugar), base: form.values.base })}
        />
      )}
      {lista && (
        <Group>
          <Button
            variant="subtle"
            color="gray"
            onClick={() =>
              void write(valuesOf(lista, lugar), true).then(
                () => {
                  form.resetDirty()
                  onClose()
                },
                () => undefined,
              )
            }
          >
            Quitar esta lista
          </Button>
        </Group>
      )}
    </FormModal>
  )
}

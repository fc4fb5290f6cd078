import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '@/access/current-user'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ItemList } from '@/admin/ui/order/item-list'
import { cambiosDeFilas } from '@/admin/ui/versions/cambios'
import { Versiones } from '@/admin/ui/versions/versiones'
import { deAntes, versionesDe, vigente } from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { plantillas } from '@/entities/inspecciones/visita/queries'
import { inOrder } from '@/shared/lib/text'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { ClasesField } from './clases-field'
import { type FilaPunto, type ListaValues, newFila, problemasDe, puntosOf, valuesOf } from './lista-values'

const TIPO_OPTIONS = [
  ['CUMPLE', 'Cumple, no cumple o no aplica'],
  ['MINIMO', 'Un número: lo menos que se permite'],
  ['MAXIMO', 'Un número: lo más que se permite'],
  ['EXTINTORES', 'Los extintores que pide el área'],
] as const

const WORDS = {
  ...{ texto: 'qué se mira', grupo: 'grupo', articulo: 'artículo', tipo: 'cómo se contesta' },
  ...{ limite: 'límite', unidad: 'unidad', clases: 'clases' },
} as const

type PuntoFieldsProps = {
  fila: FilaPunto
  grupos: string
  onChange: (change: Partial<FilaPunto>) => void
  error: (field: keyof FilaPunto) => string | undefined
}

function PuntoFields({ fila, grupos, onChange, error }: PuntoFieldsProps) {
  const { texto, grupo, articulo, tipo, limite, unidad, clases } = fila
  return (
    <>
      <TextField
        label="Qué se mira"
        required
        value={texto}
        error={error('texto')}
        onChange={({ currentTarget }) => onChange({ texto: currentTarget.value })}
      />
      <FieldRow>
        <TextField
          label="Grupo"
          list={grupos}
          value={grupo}
          onChange={({ currentTarget }) => onChange({ grupo: currentTarget.value })}
        />
        <TextField
          label="Artículo"
          placeholder="art. 32"
          value={articulo}
          onChange={({ currentTarget }) => onChange({ articulo: currentTarget.value })}
        />
      </FieldRow>
      <SelectField
        label="Se contesta con"
        options={TIPO_OPTIONS}
        value={tipo}
        onChange={({ currentTarget }) => onChange({ tipo: currentTarget.value as FilaPunto['tipo'] })}
      />
      {(tipo === 'MINIMO' || tipo === 'MAXIMO') && (
        <FieldRow>
          <TextField
            label={tipo === 'MINIMO' ? 'Lo menos' : 'Lo más'}
            required
            inputMode="decimal"
            autoComplete="off"
            value={limite}
            error={error('limite')}
            onChange={({ currentTarget }) => onChange({ limite: currentTarget.value })}
          />
          <TextField
            label="En"
            placeholder="m, cm, minutos"
            value={unidad}
            onChange={({ currentTarget }) => onChange({ unidad: currentTarget.value })}
          />
        </FieldRow>
      )}
      <ClasesField clases={clases} onChange={(next) => onChange({ clases: next })} />
    </>
  )
}

type ListaFormProps = { versiones: readonly Plantilla[]; onClose: () => void }

/** Writes a new version of what is inspected: what a visit asked on its day stays readable. */
export function ListaForm({ versiones, onClose }: ListaFormProps) {
  const user = useUser()
  const { mutateAsync } = useMutation(plantillas.create)
  const grupos = useId()
  const form = useForm<ListaValues>({ initialValues: valuesOf(vigente(versiones)), validate: problemasDe })
  const { puntos } = form.values
  const error = (path: string) => form.errors[path] as string | undefined
  const set = (index: number, change: Partial<FilaPunto>) =>
    form.setFieldValue(
      'puntos',
      puntos.map((fila, n) => (n === index ? { ...fila, ...change } : fila)),
    )
  return (
    <FormModal
      title="Lista de lo que se inspecciona"
      form={form}
      whole
      save={(values) =>
        mutateAsync({
          ...{ desde: new Date().toISOString(), por: user?.name ?? '' },
          ...{ base: values.base, puntos: puntosOf(values.puntos) },
        })
      }
      onClose={onClose}
      required={{ fields: [], sentence: 'Revise los puntos marcados.' }}
      draft="inspecciones:lista"
    >
      <datalist id={grupos}>
        {inOrder(new Set(puntos.map(({ grupo }) => grupo))).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Text size="sm" dimmed>
        Se usa desde la próxima visita. Las visitas y las actas de antes conservan lo que se preguntó ese día.
      </Text>
      <ItemList<FilaPunto>
        add="Agregar punto"
        items={puntos}
        onChange={(next) => form.setFieldValue('puntos', next)}
        nameOf={({ grupo, texto }) => `${grupo}: ${texto || 'punto sin texto'}`}
        create={() => newFila(puntos.at(-1)?.grupo ?? '')}
        wrong={(index) => Object.keys(form.errors).some((path) => path.startsWith(`puntos.${index}.`))}
      >
        {(fila, index) => (
          <PuntoFields
            fila={fila}
            grupos={grupos}
            onChange={(change) => set(index, change)}
            error={(field) => error(`puntos.${index}.${field}`)}
          />
        )}
      </ItemList>
      {error('puntos') && <Text role="alert">{error('puntos')}</Text>}
      <Versiones
        versiones={versionesDe(versiones).toSorted((a, b) => (a.desde < b.desde ? 1 : -1))}
        cambios={(one) =>
          cambiosDeFilas(
            deAntes(versiones, one)?.puntos ?? one.puntos,
            one.puntos,
            ({ texto }) => texto,
            WORDS,
          )
        }
        onVolver={(one) => form.setFieldValue('puntos', valuesOf(one).puntos)}
      />
    </FormModal>
  )
}

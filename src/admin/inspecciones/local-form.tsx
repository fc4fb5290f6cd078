import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { type Local, localRules } from '@/entities/inspecciones/local'
import {
  CLASE_LABELS,
  cambiosDeDueno,
  claveDe,
  DE_DUENO,
  hermanos,
  localTogether,
  newLocal,
  parroquiasOf,
  RIESGO_LABELS,
} from '@/entities/inspecciones/locales'
import { CLASES, RIESGOS } from '@/entities/inspecciones/options'
import { locales } from '@/entities/inspecciones/queries'
import { establecimientoOf, rucOf, rucProblem } from '@/entities/inspecciones/ruc'
import { parseAmount } from '@/shared/lib/file/amount'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { problemsOf, valuesLike } from '@/shared/lib/form/form-values'
import { options } from '@/shared/lib/form/options'
import { parseWhole } from '@/shared/lib/form/whole'
import { plural } from '@/shared/lib/plural'
import type { Draft } from '@/shared/storage/stored-module'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Title } from '@/shared/ui/text/text'
import { LugarField, lugarDe } from './lugar-field'

const NUMEROS = ['area', 'pisos', 'ocupantes', 'aforo'] as const
type Numero = (typeof NUMEROS)[number]

type Fields = Omit<Draft<Local>, Numero> & Record<Numero, number | string> & { todos: boolean }

const blank = (): Fields => ({
  ...newLocal(),
  ...{ area: '', pisos: '', ocupantes: '', aforo: '' },
  todos: true,
})

/** What nobody wrote is missing; what is no number is left for the rules to refuse. */
const numberOf = (typed: number | string, parse: (text: string) => number): number | undefined =>
  String(typed).trim() === '' ? undefined : parse(String(typed))

const recordOf = ({ todos: _, ...rest }: Fields): Draft<Local> => ({
  ...rest,
  ruc: rucOf(rest.ruc),
  establecimiento: establecimientoOf(rest.establecimiento),
  motivoRuc: rucProblem(rest.ruc) === null ? '' : rest.motivoRuc.trim(),
  area: numberOf(rest.area, (text) => parseAmount(text) ?? Number.NaN),
  pisos: numberOf(rest.pisos, parseWhole),
  ocupantes: numberOf(rest.ocupantes, parseWhole),
  aforo: numberOf(rest.aforo, parseWhole),
  nombre: rest.nombre.trim(),
  parroquia: rest.parroquia.trim(),
  telefono: rest.telefono.trim(),
  telefonoLocal: rest.telefonoLocal.trim(),
  email: rest.email.trim(),
})

const RULES = v.object(localRules)

type LocalFormProps = { local?: Local; list: readonly Local[]; onClose: () => void }

/** Adds a premises, or edits the one given; of a known RUC the owner's data is there already. */
export function LocalForm({ local, list, onClose }: LocalFormProps) {
  const guardar = useMutation(locales.guardar)
  const parroquias = useId()
  const start: Fields = local
    ? {
        ...valuesLike(newLocal(), local),
        ...(Object.fromEntries(NUMEROS.map((field) => [field, local[field] ?? ''])) as Record<
          Numero,
          number | string
        >),
        todos: true,
      }
    : blank()
  const form = useForm<Fields>({
    initialValues: start,
    validate(values) {
      const record = recordOf(values)
      const clave = claveDe(record)
      const same = clave !== '' && list.find((one) => one.id !== local?.id && claveDe(one) === clave)
      return {
        ...problemsAmong(localTogether, record),
        ...problemsOf(RULES, record),
        ...(same && { establecimiento: `Ya es de «${same.nombre}». Cada local tiene su número.` }),
      }
    },
  })
  const { values } = form
  const record = recordOf(values)
  const others = hermanos(list, record, local?.id)
  const changed = cambiosDeDueno(others, record)
  const problem = values.ruc.trim() === '' ? null : rucProblem(values.ruc)

  /** What is known of the owner comes along into what is still empty. */
  const bringOwner = () => {
    const [known] = hermanos(list, { ruc: rucOf(values.ruc) }, local?.id)
    if (!known) return
    for (const field of DE_DUENO) if (values[field].trim() === '') form.setFieldValue(field, known[field])
  }
  const ruc = form.getInputProps('ruc')

  return (
    <FormModal
      title={local ? `Editar ${local.nombre}` : 'Agregar local'}
      form={form}
      save={(typed) => guardar.mutateAsync({ next: recordOf(typed), base: local, conHermanos: typed.todos })}
      onClose={onClose}
      required={{ fields: ['nombre'], sentence: 'Escriba el nombre del local.' }}
      draft={`inspecciones:local:${local?.id ?? 'nuevo'}`}
    >
      <TextField label="Nombre del local" required {...form.getInputProps('nombre')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          label="RUC"
          inputMode="numeric"
          autoComplete="off"
          note={problem}
          {...ruc}
          onBlur={(event) => {
            ruc.onBlur?.(event)
            bringOwner()
          }}
        />
        <TextField
          label="Establecimiento"
          note="Los 3 dígitos que dice el RUC de cada local."
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('establecimiento')}
        />
      </SimpleGrid>
      {rucProblem(values.ruc) !== null && (
        <TextField
          label="Por qué se guarda sin un RUC correcto"
          description="Por ejemplo: está en trámite."
          {...form.getInputProps('motivoRuc')}
        />
      )}
      <TextField label="Actividad" {...form.getInputProps('actividad')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <SelectField
          label="Clase"
          options={[['', 'Todavía no se sabe'], ...options(CLASES, CLASE_LABELS)]}
          {...form.getInputProps('clase')}
        />
        <SelectField
          label="Riesgo"
          options={[['', 'Todavía no se sabe'], ...options(RIESGOS, RIESGO_LABELS)]}
          {...form.getInputProps('riesgo')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
        <TextField label="Área (m²)" inputMode="decimal" autoComplete="off" {...form.getInputProps('area')} />
        <WholeInput label="Pisos" {...form.getInputProps('pisos')} />
        <WholeInput label="Ocupantes" {...form.getInputProps('ocupantes')} />
        <WholeInput label="Aforo" {...form.getInputProps('aforo')} />
      </SimpleGrid>
      <Title order={3} size="h4">
        Dónde queda
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Dirección" {...form.getInputProps('direccion')} />
        <TextField label="Parroquia" list={parroquias} {...form.getInputProps('parroquia')} />
        <TextField label="Clave catastral" autoComplete="off" {...form.getInputProps('clave')} />
      </SimpleGrid>
      <datalist id={parroquias}>
        {parroquiasOf(list).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <LugarField
        lugar={lugarDe(values)}
        onChange={(lugar) => {
          form.setFieldValue('lat', lugar?.lat)
          form.setFieldValue('lng', lugar?.lng)
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Quién atiende" {...form.getInputProps('contacto')} />
        <TextField label="Teléfono del local" type="tel" {...form.getInputProps('telefonoLocal')} />
      </SimpleGrid>
      <Title order={3} size="h4">
        Dueño
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Nombre o razón social" {...form.getInputProps('dueno')} />
        <TextField label="Representante" {...form.getInputProps('representante')} />
        <TextField label="Teléfono del dueño" type="tel" {...form.getInputProps('telefono')} />
        <TextField label="Correo del dueño" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      {changed.length > 0 && (
        <CheckField
          label={`Poner estos datos del dueño también en ${plural(changed.length, 'local suyo', 'locales suyos')}`}
          description={changed.map(({ base }) => base.nombre).join(', ')}
          {...form.getInputProps('todos', { type: 'checkbox' })}
        />
      )}
      <CheckField label="El local funciona" {...form.getInputProps('funciona', { type: 'checkbox' })} />
      <TextArea label="Notas" rows={2} {...form.getInputProps('notas')} />
    </FormModal>
  )
}

import { SimpleGrid, TagsInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useId } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { IdCard, Package, Wrench } from '@/admin/ui/icon/icons'
import { HORA_LABELS, type Hora, oddHoras } from '@/entities/registro-servicios/horas'
import { DIA_FIELDS, type DiaField } from '@/entities/registro-servicios/parte/dias'
import { SUBTIPOS } from '@/entities/registro-servicios/parte/subtipos'
import { noAplica, type Toma } from '@/entities/registro-servicios/parte/tomas'
import { MOST_FOTOS, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { toDay } from '@/shared/lib/fecha'
import { diaFault } from '@/shared/lib/form/dia-limites'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { plural } from '@/shared/lib/plural'
import { inOrder } from '@/shared/lib/text'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import type { Icon } from '@/shared/ui/icon/icon'
import { Camera, Clock, MapPin, Truck, Users } from '@/shared/ui/icon/icons'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import { type Amount, filledIn, type ParteValues, type Whole } from './parte-values'
import { EquiposInput } from './recursos/equipos-input'
import { oddFila, withVehiculos } from './recursos/filas'
import { FuncionesInput } from './recursos/funciones-input'
import { InsumosInput } from './recursos/insumos-input'
import { VehiculosInput } from './recursos/vehiculos-input'
import { type RegistroValues, withTimes } from './registro-values'
import { TimeField } from './time-field'

/** Offered besides what the log has already. */
const INSTITUCIONES = [
  'Policía Nacional',
  'Cruz Roja',
  'Ministerio de Salud',
  'Gestión de Riesgos',
  'CTE',
  'ECU 911',
]

type Field = keyof ParteValues
const HORAS: readonly (Hora & Field)[] = ['salida', 'llegada', 'controlado']
const DIAS: readonly (readonly [DiaField, label: string])[] = [
  ['diaSalida', 'Día de la salida'],
  ['diaLlegada', 'Día de la llegada'],
  ['diaControlado', 'Día del control'],
  ['diaFin', 'Día de fin'],
]
const LUGAR: readonly Field[] = ['subtipo', 'falsaAlarma', 'causa', 'sector']
const CIFRAS: readonly Field[] = [
  'atendidos',
  'trasladados',
  'fallecidos',
  'hectareas',
  'kilometros',
  'agua',
  'instituciones',
]

type PartProps = {
  icon: Icon
  title: string
  form: UseFormReturnType<RegistroValues>
  fields: readonly Field[]
  /** Something in it is to be looked at. */
  odd?: boolean
  children: ReactNode
}

/** A folded part of the form, which says how much is written in it. */
function Part({ icon, title, form, fields, odd = false, children }: PartProps) {
  const filled = filledIn(form.values, fields)
  return (
    <Disclosure
      icon={icon}
      title={filled > 0 ? `${title} · ${plural(filled, 'dato', 'datos')}` : title}
      held={odd || fields.some((field) => form.errors[field])}
    >
      <Stack gap="sm">{children}</Stack>
    </Disclosure>
  )
}

type ParteSectionsProps = {
  form: UseFormReturnType<RegistroValues>
  /** The log, for what was written in it before. */
  list: readonly RegistroServicio[]
  /** The id of the entry that is edited; empty for a new one. */
  parte: string
  onTime: (field: Hora, time: string, toma: Toma) => void
}

/** What a record of a call has besides the quick entry, folded. */
export function ParteSections({ form, list, parte, onTime }: ParteSectionsProps) {
  const id = useId()
  const odd = oddHoras(form.values)
  const hoy = toDay(new Date())
  const suggested = (name: string, values: Iterable<string>) => (
    <datalist id={`${id}-${name}`}>
      {[...new Set(values)].map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
  const wrong = (rows: string) => Object.keys(form.errors).some((path) => path.startsWith(`${rows}.`))
  const whole = (field: Whole, label: string) => <WholeInput label={label} {...form.getInputProps(field)} />
  const amount = (field: Amount, label: string) => (
    <TextField label={label} inputMode="decimal" autoComplete="off" {...form.getInputProps(field)} />
  )
  const sectors = list.flatMap(({ sector }) => sector ?? [])
  const present = list.flatMap(({ instituciones }) => instituciones ?? [])
  return (
    <Stack gap="sm">
      <Part
        icon={Clock}
        title="Salida, llegada y control"
        form={form}
        fields={[...HORAS, ...DIA_FIELDS]}
        odd={
          HORAS.some((field) => odd[field]) ||
          DIAS.some(([field]) => diaFault(form.values[field], 'SUCESO', hoy))
        }
      >
        <Text size="sm" dimmed>
          Inicio: el aviso. Fin: el regreso al cuartel. Con la llegada se calcula la respuesta.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          {HORAS.map((field) => (
            <TimeField
              key={field}
              label={HORA_LABELS[field]}
              value={form.values[field]}
              note={odd[field]}
              none={noAplica(form.values, field)}
              onChange={(time, toma) => onTime(field, time, toma)}
            />
          ))}
        </SimpleGrid>
        <Text size="sm" dimmed>
          Si duró más de un día, escriba el día de las horas que pasan de 24.
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
          {DIAS.map(([field, label]) => (
            <DayField
              key={field}
              label={label}
              de="SUCESO"
              value={form.values[field]}
              error={form.errors[field]}
              onChange={(day) => form.setValues(withTimes(form.values, { [field]: day }))}
            />
          ))}
        </SimpleGrid>
      </Part>
      <Part icon={MapPin} title="Subtipo, causa y sector" form={form} fields={LUGAR}>
        {suggested('subtipos', SUBTIPOS[form.values.tipo])}
        <TextField label="Subtipo" list={`${id}-subtipos`} {...form.getInputProps('subtipo')} />
        <CheckField
          label="Falsa alarma"
          description="Cuenta como salida, y no entra en ningún promedio."
          {...form.getInputProps('falsaAlarma', { type: 'checkbox' })}
        />
        <TextField label="Causa" {...form.getInputProps('causa')} />
        {suggested('sectores', inOrder(new Set(sectors)))}
        <TextField label="Sector" list={`${id}-sectores`} {...form.getInputProps('sector')} />
      </Part>
      <Part icon={Users} title="Personas, recursos e instituciones" form={form} fields={CIFRAS}>
        <Text size="sm" dimmed>
          De las personas solo el número, sin nombres.
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          {whole('atendidos', 'Personas atendidas')}
          {whole('trasladados', 'Personas trasladadas')}
          {whole('fallecidos', 'Personas fallecidas')}
          {amount('hectareas', 'Hectáreas')}
          {amount('kilometros', 'Kilómetros')}
          {whole('agua', 'Agua (litros)')}
        </SimpleGrid>
        <TagsInput
          label="Instituciones presentes"
          description="Elija de la lista o escriba un nombre y pulse Enter"
          data={inOrder(new Set([...INSTITUCIONES, ...present]))}
          acceptValueOnBlur
          comboboxProps={{ keepMounted: false }}
          {...form.getInputProps('instituciones')}
        />
      </Part>
      {form.values.personalAsignado.length > 0 && (
        <Part icon={IdCard} title="Quién hizo qué" form={form} fields={['funciones']}>
          <FuncionesInput
            crew={form.values.personalAsignado}
            fecha={form.values.fecha}
            value={form.values.funciones}
            onChange={(funciones) => form.setFieldValue('funciones', funciones)}
          />
        </Part>
      )}
      <Part
        icon={Truck}
        title="Vehículos"
        form={form}
        fields={['vehiculos']}
        odd={form.values.vehiculos.some((fila) => oddFila(fila)) || wrong('vehiculos')}
      >
        <VehiculosInput
          value={form.values.vehiculos}
          errors={form.errors}
          log={list}
          onChange={(vehiculos) => form.setValues(withVehiculos(form.values, vehiculos))}
        />
      </Part>
      <Part icon={Package} title="Insumos usados" form={form} fields={['insumos']} odd={wrong('insumos')}>
        <Text size="sm" dimmed>
          Lo que se gastó y no vuelve al cuartel: se resta de lo contado en el inventario.
        </Text>
        <InsumosInput
          value={form.values.insumos}
          errors={form.errors}
          parte={parte}
          onChange={(insumos) => form.setFieldValue('insumos', insumos)}
        />
      </Part>
      <Part icon={Wrench} title="Equipos que se usaron" form={form} fields={['equipos']}>
        <EquiposInput
          value={form.values.equipos}
          list={list}
          onChange={(equipos) => form.setFieldValue('equipos', equipos)}
        />
      </Part>
      <Part icon={Camera} title="Fotografías" form={form} fields={['fotos']}>
        <PhotoPicker
          label="Fotografías del servicio"
          value={form.values.fotos}
          onChange={(fotos) => form.setFieldValue('fotos', fotos)}
          max={MOST_FOTOS}
          maxMegabytes={PICTURE_MB}
        />
      </Part>
    </Stack>
  )
}

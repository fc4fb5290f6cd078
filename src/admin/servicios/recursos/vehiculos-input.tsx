import { useId } from 'react'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { ItemList } from '@/admin/ui/order/item-list'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { FieldRow } from '@/shared/ui/form/field'
import { TextField } from '@/shared/ui/form/fields'
import { type FilaVehiculo, newVehiculo, oddFila } from './filas'
import { useVehiculos } from './use-vehiculos'

type VehiculosInputProps = {
  value: readonly FilaVehiculo[]
  onChange: (filas: FilaVehiculo[]) => void
  /** What is wrong with a field, by its address. */
  errors: Readonly<Record<string, unknown>>
  /** The log, for the names that were written in it before. */
  log: readonly RegistroServicio[]
}

/** The vehicles that went, of the inventory or by their names, with what their odometers showed. */
export function VehiculosInput({ value, onChange, errors, log }: VehiculosInputProps) {
  const { offered, fuera } = useVehiculos(log)
  const names = useId()
  const set = (index: number, change: Partial<FilaVehiculo>) =>
    onChange(value.map((fila, n) => (n === index ? { ...fila, ...change } : fila)))
  const error = (index: number, field: keyof FilaVehiculo) =>
    errors[`vehiculos.${index}.${field}`] as string | undefined
  return (
    <>
      <datalist id={names}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ItemList<FilaVehiculo>
        add="Agregar vehículo"
        items={value}
        onChange={onChange}
        nameOf={({ nombre }) => nombre || 'Vehículo sin nombre'}
        create={newVehiculo}
        wrong={(index) =>
          Boolean(value[index] && oddFila(value[index])) ||
          Object.keys(errors).some((path) => path.startsWith(`vehiculos.${index}.`))
        }
      >
        {(fila, index) => (
          <>
            <TextField
              label="Vehículo"
              list={names}
              value={fila.nombre}
              note={fuera(fila.nombre)}
              error={error(index, 'nombre')}
              onChange={({ currentTarget }) => set(index, { nombre: currentTarget.value })}
            />
            <FieldRow>
              <TextField
                label="Kilometraje de salida"
                inputMode="decimal"
                autoComplete="off"
                value={fila.kmSalida}
                error={error(index, 'kmSalida')}
                onChange={({ currentTarget }) => set(index, { kmSalida: currentTarget.value })}
              />
              <TextField
                label="Kilometraje de regreso"
                inputMode="decimal"
                autoComplete="off"
                value={fila.kmRegreso}
                note={oddFila(fila)}
                error={error(index, 'kmRegreso')}
                onChange={({ currentTarget }) => set(index, { kmRegreso: currentTarget.value })}
              />
              <WholeInput
                label="Agua entregada (litros)"
                value={fila.agua}
                error={error(index, 'agua')}
                onChange={(agua) => set(index, { agua })}
              />
            </FieldRow>
          </>
        )}
      </ItemList>
    </>
  )
}

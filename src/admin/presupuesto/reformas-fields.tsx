import type { UseFormReturnType } from '@mantine/form'
import { DayField } from '@/admin/ui/form/day-field'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { FileText } from '@/admin/ui/icon/icons'
import { ItemList } from '@/admin/ui/order/item-list'
import { MOST_DOCUMENTOS, minusUsd } from '@/entities/presupuesto/partida'
import {
  explicacion,
  montoOf,
  newReforma,
  type ReformadoForm,
  type ReformaForm,
  reformadoFrom,
  sinDocumentoOf,
} from '@/entities/presupuesto/reformas'
import { toDay } from '@/shared/lib/fecha'
import { parseAmount } from '@/shared/lib/file/amount'
import { diaFault } from '@/shared/lib/form/dia-limites'
import { formatUsd } from '@/shared/lib/moneda'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { Disclosure } from '@/shared/ui/box/disclosure'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type Values = ReformadoForm & { codificado: number | string | undefined }

const nameOf = ({ documento, monto }: ReformaForm) => {
  const usd = parseAmount(monto)
  return [documento || 'Reforma sin documento', usd ? formatUsd(usd) : ''].filter(Boolean).join(', ')
}

/**
 * What was approved at first and what changed it. A reform that is added, changed or removed changes the coded amount
 * above by as much.
 */
export function ReformasFields<V extends Values>({ form }: { form: UseFormReturnType<V> }) {
  // The fields that both forms have; each form has others besides.
  const { values, errors, getInputProps, setValues } = form as unknown as UseFormReturnType<Values>
  const { reformas } = values
  const codificado = parseAmount(values.codificado ?? '') ?? 0
  const change = (next: ReformaForm[]) => {
    const more = minusUsd(montoOf(next), montoOf(reformas))
    setValues({ reformas: next, ...(more !== 0 && { codificado: minusUsd(codificado, -more) }) })
  }
  const now = { ...reformadoFrom(values), codificado }
  const covered =
    now.inicial === undefined ? 0 : minusUsd(minusUsd(codificado, now.inicial), montoOf(reformas))
  const wrongs = Object.keys(errors).filter((path) => path.startsWith('reformas.'))
  const hoy = toDay(new Date())
  const odd = reformas.map(({ fecha }) => diaFault(fecha, 'PLAN', hoy) !== undefined)
  return (
    <Disclosure
      icon={FileText}
      title="Asignación inicial y reformas"
      held={wrongs.length > 0 || odd.some(Boolean)}
    >
      <Stack gap="sm">
        <MoneyInput
          label="Asignación inicial"
          description="Lo aprobado al comenzar el año. Si no lo sabe, déjela vacía."
          {...getInputProps('inicial')}
        />
        <ItemList<ReformaForm>
          add="Agregar reforma"
          items={reformas}
          onChange={change}
          nameOf={nameOf}
          create={newReforma}
          wrong={(index) => odd[index] || wrongs.some((path) => path.startsWith(`reformas.${index}.`))}
        >
          {(_, index) => (
            <>
              <DayField
                de="PLAN"
                label="Fecha de la reforma"
                required
                {...getInputProps(`reformas.${index}.fecha`)}
              />
              <TextField
                label="Documento"
                placeholder="Resolución 004"
                {...getInputProps(`reformas.${index}.documento`)}
              />
              <TextField label="Motivo" {...getInputProps(`reformas.${index}.motivo`)} />
              <Archivos
                label="Archivo del documento"
                max={MOST_DOCUMENTOS}
                {...getInputProps(`reformas.${index}.archivos`)}
              />
              <MoneyInput
                label="Monto de la reforma"
                description="Cambia el codificado. Con − si quita."
                required
                {...getInputProps(`reformas.${index}.monto`)}
                onChange={(monto) =>
                  change(reformas.map((one, n) => (n === index ? { ...one, monto } : one)))
                }
              />
            </>
          )}
        </ItemList>
        {covered !== 0 && (
          <Button
            variant="default"
            onClick={() => setValues({ reformas: [...reformas, newReforma(covered)] })}
          >
            Anotar la reforma que falta, {formatUsd(covered)}
          </Button>
        )}
        {sinDocumentoOf(now) !== undefined && (
          <Text size="sm" role="status">
            {explicacion(now)}
          </Text>
        )}
      </Stack>
    </Disclosure>
  )
}

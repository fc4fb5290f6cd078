import { useState } from 'react'
import { recargoEn } from '@/entities/inspecciones/cobros/calcular'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { RIESGO_LABELS } from '@/entities/inspecciones/locales'
import { RIESGOS } from '@/entities/inspecciones/options'
import { cobrosPara, cuestaDe, type Tramite } from '@/entities/inspecciones/tramite'
import { toDay } from '@/shared/lib/fecha'
import { parseAmount } from '@/shared/lib/file/amount'
import { options } from '@/shared/lib/form/options'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { SumTable } from '@/shared/ui/text/sum-table'
import { Text } from '@/shared/ui/text/text'

type CuantoProps = { tramite: Tramite; clase: string }

/** What the permit of premises costs, line by line, as the order of payment will say it. */
export function Cuanto({ tramite, clase }: CuantoProps) {
  const [riesgo, setRiesgo] = useState('')
  const [elegida, setElegida] = useState('')
  const [cantidad, setCantidad] = useState('')
  const [late, setLate] = useState(false)
  const { ofrecidas, siempre } = cobrosPara(tramite, clase, riesgo)
  const tarifa =
    ofrecidas.find(({ id }) => id === elegida) ?? (ofrecidas.length === 1 ? ofrecidas[0] : undefined)
  const hoy = toDay(new Date())
  const mayBeLate = [tarifa, ...siempre].some(
    (one) => one?.recargos && recargoEn(one.recargos, tramite.ano, hoy),
  )
  const waits = tarifa?.unidad && cantidad.trim() === ''
  const { lineas, total, problemas } = cuestaDe(
    tramite,
    { tarifa, siempre, cantidad: tarifa?.unidad ? (parseAmount(cantidad) ?? Number.NaN) : 1 },
    late && mayBeLate ? hoy : undefined,
  )
  const shows = tarifa && !waits
  const byWage = [tarifa, ...siempre].some((one) => one?.bandas.some(({ sbu }) => sbu !== undefined))
  return (
    <Stack gap="sm">
      <FieldRow>
        <SelectField
          label="Riesgo"
          description="Si no lo sabe, déjelo así: lo dice quien inspecciona."
          options={[['', 'No sé'], ...options(RIESGOS, RIESGO_LABELS)]}
          value={riesgo}
          onChange={(event) => setRiesgo(event.currentTarget.value)}
        />
        {ofrecidas.length > 1 && (
          <SelectField
            label="Qué se cobra"
            options={[
              ['', 'Elija lo que más se parece'],
              ...ofrecidas.map(({ id, concepto }) => [id, concepto] as const),
            ]}
            value={tarifa?.id ?? ''}
            onChange={(event) => setElegida(event.currentTarget.value)}
          />
        )}
      </FieldRow>
      {tarifa?.unidad && (
        <TextField
          label={`Cantidad, en ${tarifa.unidad}`}
          inputMode="decimal"
          autoComplete="off"
          value={cantidad}
          onChange={(event) => setCantidad(event.currentTarget.value)}
        />
      )}
      {mayBeLate && (
        <CheckField
          label="Mi local ya funcionaba el año pasado"
          description="Desde hoy la ordenanza cobra un recargo a quien se atrasó."
          checked={late}
          onChange={(event) => setLate(event.currentTarget.checked)}
        />
      )}
      {ofrecidas.length === 0 && (
        <Text>Para esa clase de local la brigada no tiene una tarifa escrita: pregunte en la estación.</Text>
      )}
      {shows &&
        problemas.map((sentence) => (
          <Text key={sentence} role="status">
            {sentence}
          </Text>
        ))}
      {shows && problemas.length === 0 && (
        <>
          <SumTable
            label="Cálculo"
            lines={lineas.map(({ concepto, detalle, articulo, centavos }) => ({
              concept: concepto,
              about: [detalle, articulo].filter(Boolean).join(' · '),
              amount: usd(centavos),
            }))}
            total={usd(total)}
          />
          <Text size="sm" dimmed>
            {[
              `Con las tarifas de ${tramite.ano}${tarifa.ordenanza && `: ${tarifa.ordenanza}`}.`,
              byWage &&
                tramite.salario?.verificado === false &&
                'El salario básico de ese año está sin verificar.',
              'Lo que se paga es lo que diga la orden de pago de la brigada.',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        </>
      )}
    </Stack>
  )
}

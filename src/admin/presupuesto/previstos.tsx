import { useQuery } from '@tanstack/react-query'
import { More } from '@/admin/ui/box/more'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { CATEGORIA_LABELS } from '@/entities/inventario/item'
import type { Categoria } from '@/entities/inventario/options'
import { previstosCsv, totalPrevisto } from '@/entities/inventario/plan/costo'
import { previstos } from '@/entities/inventario/queries'
import { entryOf } from '@/shared/lib/entry-of'
import { formatUsd, fromCents } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'

const categoriaText = (categoria: string): string =>
  entryOf(CATEGORIA_LABELS, categoria as Categoria) ?? categoria

const toCsv = previstosCsv(categoriaText)

/** What looking after the things is foreseen to cost next year, by the prices of last time; nothing where nothing is. */
export function Previstos() {
  const { data } = useQuery(previstos)
  const overlays = useOverlays()
  if (!data || data.lineas.length === 0) return null
  const { ano, lineas } = data
  const unpriced = lineas.reduce((sum, { sinPrecio }) => sum + sinPrecio, 0)
  return (
    <More summary={`Revisiones de equipos en ${ano}: ${formatUsd(totalPrevisto(lineas))}`}>
      <Stack gap="xs">
        <Text size="sm" dimmed>
          Lo que vence en {ano}, con el precio de la última vez; lo que sale de servicio, con su valor
          estimado. Lo que va por horas o kilómetros no se calcula.
          {unpriced > 0 && ` De ${plural(unpriced, 'revisión', 'revisiones')} no consta precio: no suman.`}
        </Text>
        <ul>
          {lineas.map(({ categoria, trabajo, veces, centavos, sinPrecio }) => (
            <li key={`${categoria} ${trabajo}`}>
              {categoriaText(categoria)}, {trabajo}: {plural(veces, 'vez', 'veces')},{' '}
              {sinPrecio === veces ? 'sin precio' : formatUsd(fromCents(centavos))}
            </li>
          ))}
        </ul>
        <div>
          <ExportButton
            empty={false}
            onExport={() => exportList(overlays, `revisiones-${ano}`, lineas, toCsv)}
          />
        </div>
      </Stack>
    </More>
  )
}

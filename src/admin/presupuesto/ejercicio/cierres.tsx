import { useWhole } from '@/admin/ui/record/use-whole'
import { cierreSentence } from '@/entities/presupuesto/cierres'
import { cierres } from '@/entities/presupuesto/queries'
import { Text } from '@/shared/ui/text/text'

/** When a fiscal year was closed and opened again, by whom and why, the newest first; nothing of one that never was. */
export function Cierres({ ejercicio }: { ejercicio: number }) {
  const own = useWhole(cierres).filter((one) => one.ejercicio === ejercicio)
  if (own.length === 0) return null
  return (
    <Text size="sm" dimmed>
      Ejercicio {ejercicio}. {own.map(cierreSentence).join(' ')}
    </Text>
  )
}

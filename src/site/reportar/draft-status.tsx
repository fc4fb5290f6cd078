import { Text } from '@mantine/core'
import type { DraftState } from '@/shared/ui/use-draft'

const SENTENCES: Record<Exclude<DraftState, 'none'>, string> = {
  restored: 'Se recuperó el borrador que estaba escribiendo.',
  saved: 'Borrador guardado en este teléfono. Todavía no se ha enviado.',
  failed: 'No se pudo guardar el borrador: no cierre esta página antes de enviar.',
}

/** Whether what was typed so far would survive a closed app. */
export function DraftStatus({ state }: { state: DraftState }) {
  return (
    <Text size="sm" c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {state === 'none' ? '' : SENTENCES[state]}
    </Text>
  )
}

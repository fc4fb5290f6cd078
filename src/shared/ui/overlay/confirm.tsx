import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { footerProps } from './dialog-footer'
import { wantOverlays } from './overlays'

type Question = { title: string; question: string; confirm: string; cancel?: string; danger?: boolean }

/** Asks in a dialog, or in the browser's own where ours can't be had; resolves true only after the confirming button. */
export async function confirm({
  title,
  question,
  confirm: yes,
  cancel = 'Cancelar',
  danger,
}: Question): Promise<boolean> {
  try {
    await wantOverlays()
  } catch (error) {
    console.error('No se pudo mostrar la pregunta', error)
    return window.confirm(question)
  }
  return new Promise((answer) => {
    modals.openConfirmModal({
      title,
      children: <Text>{question}</Text>,
      labels: { confirm: yes, cancel },
      groupProps: footerProps,
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => answer(true),
      onCancel: () => answer(false),
      onClose: () => answer(false),
    })
  })
}

/** `what` completes the spec's question (§5): `el item «Manguera»`; `effect` is a sentence on what else happens. */
export const confirmDelete = (what: string, effect = ''): Promise<boolean> =>
  confirm({
    title: 'Eliminar',
    question: `¿Está seguro de eliminar ${what}? ${effect}`.trim(),
    confirm: 'Eliminar',
    danger: true,
  })

export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Hay cambios sin guardar',
    question: 'Si cierra ahora se pierde lo que escribió en este formulario.',
    confirm: 'Descartar cambios',
    cancel: 'Seguir editando',
    danger: true,
  })

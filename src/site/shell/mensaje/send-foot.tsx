import type { Ref } from 'react'
import { centralMark } from '@/access/central/mark'
import { useDrawnInstitucion } from '@/entities/configuracion/use-institucion'
import { Button } from '@/shared/ui/control/button'
import { Send } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { REACHES } from './words'

type SendFootProps = {
  busy: boolean
  ref?: Ref<HTMLButtonElement>
  /** What happens without a central, where that isn't what happens to every letter. */
  alone?: string
  /** What was written was sent: what happens to it is said elsewhere. */
  sent?: boolean
  children: string
}

/** What happens to what was written, and the button that sends it. */
export function SendFoot({ busy, ref, alone, sent = false, children }: SendFootProps) {
  const { whatsapp, direccion } = useDrawnInstitucion()
  const mark = centralMark()
  return (
    <>
      {!sent && (
        <Text size="sm" id="que-pasa">
          {mark
            ? REACHES[mark]
            : (alone ??
              `Se abre su ${whatsapp ? 'WhatsApp' : 'correo'} con todo escrito: ahí lo envía usted. También puede llevarlo por escrito a ${direccion}.`)}
        </Text>
      )}
      <Button
        ref={ref}
        type="submit"
        size="lg"
        loading={busy}
        leftSection={<Send size={20} aria-hidden />}
        aria-describedby={sent ? undefined : 'que-pasa'}
      >
        {children}
      </Button>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Check } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { QrCode } from './qr-code'

type QrViewProps = { title: string; text: string; onShown: () => void }

/** Shows a code to another phone's camera. Only the person can tell whether it was read. */
export function QrView({ title, text, onShown }: QrViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up function.
    void frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Stack gap="sm" ref={frame}>
      <Text size="sm">
        Suba el brillo y acerque la cámara del otro teléfono. No hace falta señal en ninguno de los dos.
      </Text>
      <QrCode text={text} label={`Código QR: ${title}`} />
      <Button leftSection={<Check size={18} aria-hidden />} onClick={onShown}>
        Ya lo escanearon
      </Button>
    </Stack>
  )
}

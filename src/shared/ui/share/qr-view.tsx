import { useEffect, useRef } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { QrCode } from './qr-code'

/** Shows a code to another phone's camera. */
export function QrView({ title, text }: { title: string; text: string }) {
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
    </Stack>
  )
}

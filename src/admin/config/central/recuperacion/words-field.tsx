import { Suspense, useEffect, useRef, useState } from 'react'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { TextArea } from '@/shared/ui/form/fields'
import { ScanQrCode } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { QrPicture } from './qr-picture'

const QrScanner = lazy(() => import('@/shared/ui/share/qr-scanner').then(({ QrScanner }) => QrScanner))

const ADVICE = 'Tome la foto con luz, con el código entero y la hoja plana; o escriba las palabras.'
const OTHER =
  'Ese código QR no es el de la clave: dice otra cosa. Busque la hoja que se titula «Clave de recuperación», o escriba las palabras.'

/**
 * Twelve words of three to eight letters, as the sheet's code says them. Which words there are the central knows, and it
 * judges them as it judges typed ones.
 */
const KEY = /^\p{Ll}{3,8}(?: \p{Ll}{3,8}){11}$/u

type WordsFieldProps = {
  value: string
  onChange: (words: string) => void
  /** Other words than those of before were read: what was wrong with those is over. */
  onRead: () => void
  error?: string | null | undefined
  disabled?: boolean
}

/**
 * The twelve words of a recovery key, as somebody types or pastes them, or as a picture of the sheet's QR code says them.
 * What is wrong with them is told here alone, and what was typed stays until other words are there.
 */
export function WordsField({ value, onChange, onRead, error, disabled }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [read, setRead] = useState<{ words: string; before: string } | null>(null)
  const [scanning, setScanning] = useState(false)
  const withPart = useWithPart()
  const told = fault ?? error
  // Read aloud with the field, which a screen reader would not look at again by itself.
  useEffect(() => {
    if (told) field.current?.focus()
  }, [told])
  // Of a picture and of words the later answer counts.
  useEffect(() => {
    if (error) setFault(null)
  }, [error])

  const take = (text: string) => {
    setScanning(false)
    const words = text.normalize('NFC').trim()
    if (!KEY.test(words)) return setFault(OTHER)
    setRead({ words, before: field.current?.value ?? '' })
    onChange(words)
    onRead()
  }
  const ways = {
    disabled,
    onText: take,
    onFault: (sentence: string | null) => setFault(sentence && `${sentence} ${ADVICE}`),
  }
  return (
    <Stack gap="xs">
      <TextArea
        ref={field}
        label="Clave de recuperación"
        description="Las doce palabras de la hoja, en orden. Los acentos y las mayúsculas no importan."
        rows={3}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onChange={({ currentTarget }) => {
          setFault(null)
          onChange(currentTarget.value)
        }}
        error={told}
      />
      {read?.words === value && (
        <Text size="sm" role="status">
          Se leyeron las doce palabras del código. Compare la primera y la última con la hoja.
        </Text>
      )}
      <Group gap="xs">
        {/* No page has one at an address without https, nor a way to ask for it. */}
        {navigator.mediaDevices && (
          <span className="solo-raton">
            <Button
              variant="default"
              leftSection={<ScanQrCode size={18} aria-hidden />}
              aria-expanded={scanning}
              disabled={disabled}
              onClick={() => withPart(QrScanner, () => setScanning((open) => !open))}
            >
              {scanning ? 'Cerrar la cámara' : 'Leer el QR con la cámara'}
            </Button>
          </span>
        )}
        <span className="solo-dedo">
          <QrPicture label="Foto del QR de la hoja" camera {...ways}>
            Fotografiar el QR
          </QrPicture>
        </span>
        <QrPicture label="Imagen del QR de la hoja" {...ways}>
          Elegir una imagen del QR
        </QrPicture>
        {read?.words === value && read.before.trim() && (
          <Button variant="subtle" disabled={disabled} onClick={() => onChange(read.before)}>
            Volver a lo que escribí
          </Button>
        )}
      </Group>
      {scanning && (
        <Suspense>
          <QrScanner onText={take} />
        </Suspense>
      )}
      <Text size="sm" dimmed>
        La aplicación lee la imagen en este equipo: no la guarda ni la envía.
      </Text>
    </Stack>
  )
}

import { Suspense, useState } from 'react'
import { downloadBlob } from '@/shared/lib/file/download'
import type { Channel, Shareable } from '@/shared/lib/file/shareable'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { Stack } from '@/shared/ui/box/layout'
import { AnchorButton, Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import {
  Copy,
  Download,
  Mail,
  MessageCircle,
  MessageSquareText,
  QrCode as QrIcon,
  Share2,
} from '@/shared/ui/icon/icons'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { useFoot } from '@/shared/ui/overlay/use-overlay'
import { Text } from '@/shared/ui/text/text'
import classes from './share.module.css'

const QrView = lazy(() => import('./qr-view').then(({ QrView }) => QrView))

type SharePanelProps = {
  what: Shareable
  /** Pictures for the share sheet, where it accepts files. */
  pictures?: readonly File[]
  /** Rejects with a SpokenError that says why. */
  makeFile?: () => Promise<File>
  /** A way was opened. Only the person can tell whether it went, even after the share sheet or a scanned QR code. */
  onTried?: () => void
}

const OTHERWISE = 'Use otra de las formas.'

const icon = (Icon: typeof Copy) => <Icon size={18} aria-hidden />

const sheetHere = () => typeof navigator.share === 'function'

function withPictures(data: ShareData, pictures: readonly File[]): ShareData {
  const full = { ...data, files: [...pictures] }
  return pictures.length > 0 && navigator.canShare?.(full) ? full : data
}

const closedSentences = (channels: readonly Channel[]) => [
  ...new Set(channels.flatMap((channel) => (channel.kind === 'closed' ? [channel.sentence] : []))),
]

/** Every way to send something from this phone without a server; if it doesn't fit a way, that way says so. */
export function SharePanel({ what, pictures = [], makeFile, onTried }: SharePanelProps) {
  const { say, settle } = useErrorToast()
  const foot = useFoot()
  const withPart = useWithPart()
  const [showingQr, setShowingQr] = useState(false)
  const [busy, setBusy] = useState(false)
  const [copied, setCopied] = useState(false)
  const { title, message, sheet, whatsapp, sms, correo, qr } = what

  const share = async () => {
    try {
      await navigator.share(withPictures({ title, text: message }, pictures))
      onTried?.()
    } catch (error) {
      const gaveUp = error instanceof DOMException && error.name === 'AbortError'
      if (!gaveUp) say('No se pudo abrir el menú de compartir.', OTHERWISE)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message)
      setCopied(true)
      onTried?.()
    } catch {
      say('El navegador no dejó copiar.', OTHERWISE)
    }
  }
  const download = async () => {
    setBusy(true)
    try {
      const file = await makeFile?.()
      if (!file) return
      downloadBlob(file, file.name)
      onTried?.()
    } catch (error) {
      say('No se pudo hacer el archivo.', sentenceOf(error) ?? OTHERWISE)
    } finally {
      setBusy(false)
    }
  }
  const linkTo = (channel: Channel, label: string, Icon: typeof Copy, outside = false) =>
    channel.kind === 'open' && (
      <AnchorButton
        href={channel.href}
        variant="default"
        leftSection={icon(Icon)}
        onClick={onTried}
        {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {label}
      </AnchorButton>
    )
  const toggleQr = () => {
    setShowingQr(!showingQr)
    if (!showingQr) onTried?.()
  }
  const sentences = closedSentences([whatsapp, sms, correo, qr])

  return (
    <Stack gap="sm" ref={foot} onClickCapture={settle}>
      {sheet.kind === 'open' && sheetHere() && (
        <Button size="md" leftSection={icon(Share2)} onClick={() => void share()}>
          Compartir…
        </Button>
      )}
      <div className={classes.ways}>
        {linkTo(whatsapp, 'WhatsApp', MessageCircle, true)}
        {linkTo(sms, 'SMS', MessageSquareText)}
        {linkTo(correo, 'Correo', Mail)}
        {message && (
          <Button variant="default" leftSection={icon(Copy)} onClick={() => void copy()}>
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
        {qr.kind === 'open' && (
          <Button
            variant="default"
            leftSection={icon(QrIcon)}
            aria-expanded={showingQr}
            onClick={() => withPart(QrView, toggleQr)}
          >
            Código QR
          </Button>
        )}
        {makeFile && (
          <Button
            variant="default"
            leftSection={icon(Download)}
            loading={busy}
            onClick={() => void download()}
          >
            Archivo
          </Button>
        )}
      </div>
      {sentences.length > 0 && (
        <ul className={classes.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <Text size="sm" dimmed>
          Las fotografías no caben en un enlace ni en un código QR: van en el archivo
          {sheetHere() && ' y, donde el teléfono lo permite, con Compartir'}.
        </Text>
      )}
      {showingQr && qr.kind === 'open' && (
        <Suspense>
          <QrView title={title} text={qr.href} />
        </Suspense>
      )}
    </Stack>
  )
}

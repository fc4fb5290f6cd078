import { useEffect, useState } from 'react'
import { Button } from '@/shared/ui/control/button'
import { Copy } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './report-code.module.css'

const SAID_MS = 1000

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const said = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(said)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error: unknown) => console.warn('No se pudo copiar', error),
    )
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<Copy size={18} aria-hidden />}
      onClick={() => void copy()}
    >
      {copied ? 'Copiado' : 'Copiar código'}
    </Button>
  )
}

/** A report's code, large enough to read out on the phone. */
export function ReportCode({ codigo }: { codigo: string }) {
  return (
    <div>
      <Text size="sm" dimmed>
        Código del reporte
      </Text>
      <Text className={classes.code}>{codigo}</Text>
      <CopyButton text={codigo} />
    </div>
  )
}

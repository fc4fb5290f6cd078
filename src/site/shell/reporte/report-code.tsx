import { useEffect, useState } from 'react'
import { Button } from '@/shared/ui/control/button'
import { Copy } from '@/shared/ui/icon/icons'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { Text } from '@/shared/ui/text/text'
import classes from './report-code.module.css'

const SAID_MS = 1000

function CopyButton({ text }: { text: string }) {
  const { say, settle } = useErrorToast()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const said = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(said)
  }, [copied])
  const copy = async () => {
    settle()
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      say('El navegador no dejó copiar.', 'Anote el código.')
    }
  }
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

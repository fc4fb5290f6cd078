import { CopyButton, Text } from '@mantine/core'
import { Button } from '@/shared/ui/control/button'
import { Copy } from '@/shared/ui/icon/icons'
import classes from './report-code.module.css'

/** A report's code, large enough to read out on the phone. */
export function ReportCode({ codigo }: { codigo: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        Código del reporte
      </Text>
      <Text className={classes.code}>{codigo}</Text>
      <CopyButton value={codigo}>
        {({ copied, copy }) => (
          <Button variant="subtle" color="gray" leftSection={<Copy size={18} aria-hidden />} onClick={copy}>
            {copied ? 'Copiado' : 'Copiar código'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}

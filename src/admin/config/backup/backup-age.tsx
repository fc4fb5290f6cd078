import classes from '@/admin/config/config.module.css'
import { SAVED_BY_COPY, useReach } from '@/admin/ui/record/reach'
import type { KeptCopia } from '@/entities/copias/copias'
import { downloadSentence, isDownloadOld } from '@/entities/copias/schedule'
import { ago } from '@/shared/lib/ago'
import { Group } from '@/shared/ui/box/layout'
import { CircleCheck, TriangleAlert } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

type BackupAgeProps = { copias: readonly KeptCopia[]; descarga: string | null }

/** The age of the last copy that left this device, and of the last one that would be lost with it. */
export function BackupAge({ copias, descarga }: BackupAgeProps) {
  const now = new Date()
  const reach = useReach()
  const [last] = copias
  const safe = !isDownloadOld(descarga, now)
  const Icon = safe ? CircleCheck : TriangleAlert
  return (
    <Group gap="sm" oneLine align="start">
      <Icon
        size={22}
        aria-hidden
        className={classes.icon}
        color={`var(--mantine-color-${safe ? 'green' : 'orange'}-text)`}
      />
      <div>
        <Text strong>{downloadSentence(descarga, now)}</Text>
        <Text size="sm" dimmed>
          {last
            ? `La última copia guardada en este navegador se hizo ${ago(last.momento, now)}.`
            : 'En este navegador todavía no hay copias.'}{' '}
          {SAVED_BY_COPY[reach]}
        </Text>
      </div>
    </Group>
  )
}

import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useCan } from '@/access/current-user'
import classes from '@/admin/config/config.module.css'
import { copiasQuery, downloadCopia, keepNow } from '@/admin/shell/data/copias'
import { Section } from '@/admin/ui/box/section'
import { HardDriveDownload, RotateCcw } from '@/admin/ui/icon/icons'
import { REACH_WORDS, SAVED_BY_COPY, useReach } from '@/admin/ui/record/reach'
import type { KeptCopia } from '@/entities/copias/copias'
import { downloadSentence, isDownloadOld } from '@/entities/copias/schedule'
import { ago } from '@/shared/lib/ago'
import { formatMoment } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { FileButton } from '@/shared/ui/form/file-button'
import { CircleCheck, Download, TriangleAlert, Undo2 } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { CopiesList } from './copies-list'
import { ExportBackup } from './export-backup-button'
import { openForRestore, undoLastRestore } from './restore'
import { RestoreDialog } from './restore-dialog'
import { StartEmpty } from './start-empty'

type BackupAgeProps = { copias: readonly KeptCopia[]; descarga: string | null }

/** The age of the last copy that left this device, and of the last one that would be lost with it. */
function BackupAge({ copias, descarga }: BackupAgeProps) {
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

/** The tab of the copies, with every module and photo; `children` is the form for how often this browser keeps one. */
export function BackupTab({ children }: { children: ReactNode }) {
  const { data } = useQuery(copiasQuery)
  const download = useMutation(downloadCopia)
  const keep = useMutation(keepNow)
  const open = useMutation(openForRestore)
  const undo = useMutation(undoLastRestore)
  const { confirm } = useOverlays()
  const reach = useReach()
  const canEdit = useCan('config:edit')
  const canExport = useCan('system:export')
  const snapshot = data?.copias.find(({ motivo }) => motivo === 'restauracion')

  const askAndUndo = async (kept: KeptCopia) => {
    const question =
      `Todo vuelve a estar como el ${formatMoment(kept.momento)}, antes de restaurar. Lo que hay ahora queda en una copia, en esta pantalla. ${REACH_WORDS[reach]}`.trim()
    if (await confirm({ title: 'Deshacer restauración', question, confirm: 'Deshacer', danger: true }))
      undo.mutate(kept)
  }

  return (
    <Stack>
      <Section title="Copia completa">
        {/* As high as the content to come, because somebody may be typing in the form below. */}
        {data ? (
          <BackupAge {...data} />
        ) : (
          <Skeleton h={{ base: '7rem', sm: '2.75rem' }} role="status" aria-label="Buscando copias" />
        )}
        <Text size="sm">
          {reach === 'equipo'
            ? 'Un archivo con todo, también las fotografías.'
            : 'Un archivo con lo que este equipo tiene, y sus fotografías.'}{' '}
          Tiene datos personales: guárdelo bajo llave.
        </Text>
        <Group gap="xs">
          {canExport && (
            <Button
              leftSection={<Download size={18} aria-hidden />}
              loading={download.isPending}
              onClick={() => download.mutate(null)}
            >
              Descargar copia completa
            </Button>
          )}
          {canEdit && (
            <>
              <Button
                variant="default"
                leftSection={<HardDriveDownload size={18} aria-hidden />}
                loading={keep.isPending}
                onClick={() => keep.mutate()}
              >
                Guardar copia aquí
              </Button>
              <FileButton label="Archivo de la copia" onFiles={([file]) => file && open.mutate(file)}>
                {(choose) => (
                  <Button
                    variant="default"
                    leftSection={<RotateCcw size={18} aria-hidden />}
                    loading={open.isPending}
                    onClick={choose}
                  >
                    Restaurar una copia
                  </Button>
                )}
              </FileButton>
              {snapshot && (
                <Button
                  variant="default"
                  leftSection={<Undo2 size={18} aria-hidden />}
                  loading={undo.isPending}
                  onClick={() => void askAndUndo(snapshot)}
                >
                  Deshacer restauración
                </Button>
              )}
            </>
          )}
        </Group>
        <ExportBackup quiet />
      </Section>
      <div>{children}</div>
      {data && (
        <CopiesList copias={data.copias} canEdit={canEdit} canExport={canExport} onRestore={open.mutate} />
      )}
      {canEdit && (
        <Suspense>
          <StartEmpty />
        </Suspense>
      )}
      {open.data && <RestoreDialog preview={open.data} onClose={open.reset} />}
    </Stack>
  )
}

import { Button, Loader, Stack, Text } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTakenAway } from '@/admin/ui/form/use-taken-away'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { plural } from '@/shared/lib/plural'
import { DropZone } from '@/shared/ui/form/drop-zone'
import { FileUp } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import classes from './import-modal.module.css'
import { ImportNotes } from './import-notes'
import { ImportPreview, type PreviewColumn } from './import-preview'
import { useImport } from './use-import'

const ACCEPT = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type ImportModalProps<T> = {
  title: string
  /** Describes the expected file. */
  children: ReactNode
  read: (file: Blob) => Promise<ImportResult<T>>
  columns: readonly PreviewColumn<T>[]
  /** Writes all rows or none; on rejection the dialog stays open. */
  save: (rows: T[]) => Promise<unknown>
  onClose: () => void
}

function verdict({ rows, total, problems }: ImportResult<unknown>): string {
  if (problems.length === 0)
    return `Se ${rows.length === 1 ? 'agregará' : 'agregarán'} ${plural(rows.length, 'fila', 'filas')}.`
  const read = total > 0 ? `, en ${plural(total, 'fila leída', 'filas leídas')}` : ''
  return `El archivo tiene ${plural(problems.length, 'problema', 'problemas')}${read}. No se importará nada.`
}

/** Imports a file: it shows the rows and every problem by line; nothing is written before `Importar`. */
export function ImportModal<T>({ title, children, read, columns, save, onClose }: ImportModalProps<T>) {
  const [busy, setBusy] = useState(false)
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { name, result, take } = useImport(read)
  useTakenAway(`Se cerró «${title}»`, 'No se importó nada.')
  const rows = result?.rows ?? []

  const submit = async () => {
    setBusy(true)
    try {
      await save(rows)
      onClose()
    } catch {
      // The MutationCache has shown a toast; nothing was written.
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} title={title} size="xl" closeOnClickOutside={false}>
      <Stack gap="md">
        {children}
        <DropZone onFiles={([file]) => void take(file)}>
          <div className={classes.file}>
            <label htmlFor={inputId} className="solo-lectores">
              Archivo CSV o Excel
            </label>
            <input
              id={inputId}
              ref={input}
              type="file"
              accept={ACCEPT}
              tabIndex={-1}
              className="solo-lectores"
              onChange={(event) => {
                void take(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
            <Button
              variant="default"
              leftSection={<FileUp size={18} aria-hidden />}
              onClick={() => input.current?.click()}
              data-autofocus
            >
              Elegir archivo
            </Button>
            <Text size="sm" c={name ? undefined : 'dimmed'} className={classes.name}>
              {name || 'CSV o Excel (.xlsx). También puede arrastrarlo aquí.'}
            </Text>
          </div>
        </DropZone>
        <Text role="status" fw={650}>
          {result && verdict(result)}
          {name && !result && (
            <>
              <Loader size="xs" mr="xs" aria-hidden />
              Leyendo el archivo…
            </>
          )}
        </Text>
        {result && (
          <>
            <ImportNotes severe title="Corrija esto en el archivo" notes={result.problems} />
            <ImportPreview rows={rows} columns={columns} />
            <ImportNotes title="Revise antes de importar" notes={result.warnings} />
          </>
        )}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={rows.length === 0} loading={busy} onClick={() => void submit()}>
            Importar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

import { Loader } from '@mantine/core'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTakenAway } from '@/admin/ui/form/use-taken-away'
import { REACH_WORDS, useReach } from '@/admin/ui/record/reach'
import { leftOut } from '@/shared/lib/file/import-columns'
import {
  batchOf,
  type ImportBatch,
  type ImportPlan,
  type ImportRow,
  isNothing,
} from '@/shared/lib/file/import-plan'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { tellBatch } from '@/shared/lib/file/import-words'
import { plural } from '@/shared/lib/plural'
import type { DraftBatch } from '@/shared/storage/list-command'
import type { Stored } from '@/shared/storage/stored-module'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { DropZone } from '@/shared/ui/form/drop-zone'
import { FileButton } from '@/shared/ui/form/file-button'
import { FileUp } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { useTellUnexpected } from '@/shared/ui/overlay/use-tell-unexpected'
import { Text } from '@/shared/ui/text/text'
import { ImportDoubt } from './import-doubt'
import classes from './import-modal.module.css'
import { ImportNotes } from './import-notes'
import { ImportPreview } from './import-preview'
import type { Importer } from './importer'
import { rememberColumns } from './remembered-columns'
import { useChoice } from './use-choice'
import { useImport } from './use-import'

const ACCEPT =
  '.csv,.txt,.xlsx,.ods,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'

const ColumnsStep = lazy(() => import('./columns-step').then((part) => part.ColumnsStep))

type ImportModalProps<T extends Stored, R extends ImportRow<T>> = {
  title: string
  /** Describes the expected file. */
  children: ReactNode
  importer: Importer<T, R>
  /** What is stored now. */
  list: readonly T[]
  rights: { canEdit: boolean; canDelete: boolean }
  /** Writes all of it or nothing; on rejection the dialog stays open. */
  save: (batch: ImportBatch<T>, result: ImportResult<R>) => Promise<unknown>
  onClose: () => void
  /** What else to ask before the import, of a file that was read. */
  also?: ((result: ImportResult<R>) => ReactNode) | undefined
}

const FILAS = ['fila', 'filas'] as const

function verdict<T extends Stored>(
  { rows, total, problems, doubt }: ImportResult<unknown>,
  { added, changed }: ImportPlan<T>,
  batch: DraftBatch<T>,
) {
  const told = tellBatch(batch, 'ahead', FILAS)
  const same = rows.length > 0 && added.length + changed.length === 0
  const nothing = same
    ? 'Todo está ya como en el archivo: no hay nada que importar.'
    : 'No se importará nada.'
  if (doubt && rows.length === 0 && problems.length === 0) return 'Falta decir cómo se leen sus valores.'
  if (problems.length === 0) return told || nothing
  const read = total > 0 ? `, en ${plural(total, 'fila leída', 'filas leídas')}` : ''
  const left = rows.length > 0 ? ' Las filas con problemas quedan fuera.' : ''
  return `El archivo tiene ${plural(problems.length, 'problema', 'problemas')}${read}.${left} ${told || nothing}`
}

/**
 * Shows what a chosen file would add and change, and every problem by its line. The person may leave rows out; nothing
 * is written before `Importar`.
 */
export function ImportModal<T extends Stored, R extends ImportRow<T>>(props: ImportModalProps<T, R>) {
  const { title, children, importer, list, rights, save, onClose, also } = props
  const [busy, setBusy] = useState(false)
  const tellUnexpected = useTellUnexpected()
  const reach = REACH_WORDS[useReach()]
  const { name, result, reading, answers, take, answer } = useImport(importer.read)
  const choice = useChoice(result)
  useTakenAway(`Se cerró «${title}»`, 'No se importó nada.')
  const { warnings = [], ...whole } = useMemo(
    () => importer.plan(result?.rows ?? [], list),
    [importer, result, list],
  )
  const found = result?.columns
  const plan = rights.canEdit ? whole : { ...whole, changed: [] }
  // A line that could not be read may be the very record that seems to be missing.
  const complete = result !== null && result.rows.length > 0 && result.problems.length === 0
  const batch = batchOf(complete ? plan : { ...plan, missing: [] }, choice)

  const submit = async () => {
    if (!result) return
    setBusy(true)
    try {
      await save({ ...batch, leftOut: result.columns ? leftOut(result.columns) : [] }, result)
      if (answers.columns) rememberColumns(answers.columns.shape, answers.columns.fields)
      onClose()
    } catch (error) {
      tellUnexpected(error)
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} title={title} size="xl" closeOnClickOutside={false}>
      <Stack>
        {children}
        <DropZone onFiles={([file]) => void take(file)}>
          <div className={classes.file}>
            <FileButton
              label="Archivo CSV, Excel u ODS"
              accept={ACCEPT}
              onFiles={([file]) => void take(file)}
            >
              {(choose) => (
                <Button
                  variant="default"
                  leftSection={<FileUp size={18} aria-hidden />}
                  onClick={choose}
                  data-autofocus
                >
                  Elegir archivo
                </Button>
              )}
            </FileButton>
            <Text size="sm" dimmed={!name} className={classes.name}>
              {name || (
                <>
                  CSV, Excel (.xlsx) u ODS.
                  <span className="solo-raton"> También puede arrastrarlo aquí.</span>
                </>
              )}
            </Text>
          </div>
        </DropZone>
        <Text role="status" strong>
          {result && [verdict(result, plan, batch), !isNothing(batch) && reach].filter(Boolean).join(' ')}
          {name && !result && (
            <>
              <Loader size="xs" mr="xs" aria-hidden />
              Leyendo el archivo…
            </>
          )}
        </Text>
        {result && (
          <>
            {found && (
              <Suspense>
                <ColumnsStep
                  found={found}
                  chosen={answers.columns?.shape === found.shape ? answers.columns.fields : undefined}
                  onChoose={(fields) => void answer({ columns: { shape: found.shape, fields } })}
                />
              </Suspense>
            )}
            {result.doubt && (
              <ImportDoubt
                doubt={result.doubt}
                mark={answers.mark}
                onAnswer={(mark) => void answer({ mark })}
              />
            )}
            <ImportNotes
              severe
              title={result.rows.length > 0 ? 'No se importa' : 'Corrija esto en el archivo'}
              notes={result.problems}
            />
            <ImportPreview
              plan={plan}
              columns={importer.columns}
              nameOf={importer.nameOf}
              choice={choice}
              canRemove={rights.canDelete}
              complete={complete}
            />
            <ImportNotes title="Revise antes de importar" notes={[...result.warnings, ...warnings]} />
            {result.rows.length > 0 && also?.(result)}
          </>
        )}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            disabled={reading || !result || isNothing(batch)}
            loading={busy}
            onClick={() => void submit()}
          >
            Importar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

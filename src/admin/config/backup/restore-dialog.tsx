import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '@/access/current-user'
import { USUARIOS_KEY } from '@/access/keys'
import classes from '@/admin/config/config.module.css'
import { More } from '@/admin/ui/box/more'
import { Choices } from '@/admin/ui/form/choices'
import { REACH_WORDS, useReach } from '@/admin/ui/record/reach'
import type { RestoreMode } from '@/entities/copias/differences'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TriangleAlert } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { Text } from '@/shared/ui/text/text'
import { isSame, ModulePreview } from './module-preview'
import { type Preview, restoreCopia } from './restore'

const MODES: readonly (readonly [RestoreMode, label: string, description: string])[] = [
  ['combinar', 'Combinar', 'Agrega lo que aquí falta. Lo que ya está aquí no se toca.'],
  ['reemplazar', 'Reemplazar', 'Deja cada módulo como en la copia. Lo que solo está aquí se quita.'],
]

function losesAccess({ copia }: Preview, userId: string | undefined): boolean {
  const users = copia.modulos[USUARIOS_KEY]
  return (
    Array.isArray(users) &&
    !users.some((user: { id?: unknown; active?: unknown }) => user.id === userId && user.active === true)
  )
}

/** What the restore does, over all modules. */
function changeWords(modulos: Preview['modulos'], mode: RestoreMode): string {
  const told = modulos.filter(({ ignored }) => !ignored)
  const replaced = told.filter(({ merged }) => mode === 'reemplazar' && !merged)
  const sum = (lists: readonly (readonly string[])[]) =>
    lists.reduce((count, { length }) => count + length, 0)
  const added = sum(told.map(({ differences }) => differences.added))
  const changed = sum(replaced.map(({ differences }) => differences.changed))
  const gone = sum(replaced.map(({ differences }) => differences.onlyHere))
  return `Se agregan ${added}, cambian ${changed} y se quitan ${gone}.`
}

/** The preview: nothing changes before `Restaurar`, which can be undone. */
export function RestoreDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const [mode, setMode] = useState<RestoreMode>('combinar')
  const restore = useMutation(restoreCopia)
  const user = useUser()
  const reach = useReach()
  const { copia, modulos, fotos } = preview
  const same = modulos.filter((module) => isSame(module, mode))
  const differing = modulos.filter((module) => !same.includes(module))
  const rowsOf = (some: typeof modulos) =>
    some.map((module) => <ModulePreview key={module.key} module={module} mode={mode} />)
  const submit = () => restore.mutate({ copia, mode }, { onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title="Restaurar una copia" size="lg" closeOnClickOutside={false}>
      <Stack>
        <Text>
          Copia del {formatMoment(copia.momento)}. Está completa y sin daños.{' '}
          {differing.length > 0
            ? 'Esto es lo que cambiaría:'
            : 'Aquí ya está todo lo que trae: no cambiaría nada.'}
        </Text>
        {differing.length > 0 && (
          <ul className={classes.modules} aria-label="Diferencias por módulo">
            {rowsOf(differing)}
          </ul>
        )}
        {same.length > 0 && (
          <More summary={`Sin cambios en ${plural(same.length, 'módulo', 'módulos')}`}>
            <ul className={classes.modules} aria-label="Sin cambios">
              {rowsOf(same)}
            </ul>
          </More>
        )}
        <Text size="sm">
          Fotografías en la copia: {fotos.copia}, de ellas {fotos.nuevas} que aquí no están.
        </Text>
        <Choices legend="Cómo restaurar" name="modo" choices={MODES} value={mode} onChange={setMode} />
        {mode === 'reemplazar' && losesAccess(preview, user?.id) && (
          <Callout
            color="orange"
            icon={<TriangleAlert aria-hidden />}
            title="Su cuenta no está activa en la copia"
          >
            Después de restaurar tendrá que ingresar con otra cuenta.
          </Callout>
        )}
        {reach !== 'equipo' && (
          <Callout color="orange" icon={<TriangleAlert aria-hidden />} title={changeWords(modulos, mode)}>
            {REACH_WORDS[reach]}
          </Callout>
        )}
        <Text size="sm" dimmed>
          Antes se guarda lo que hay ahora, para poder deshacer. El historial de cambios nunca se reemplaza.
        </Text>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={restore.isPending} onClick={submit}>
            Restaurar
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

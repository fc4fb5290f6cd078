import { mutationOptions, useMutation } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { RowAction } from '@/admin/ui/table/row-action'
import { downloadBlob } from '@/shared/lib/file/download'
import type { MutationMeta } from '@/shared/query/toast'
import { type Quarantined, readQuarantined } from '@/shared/storage/entry/quarantine'
import { Download } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './test.module.css'

const downloadAside = mutationOptions({
  mutationFn: async (aside: Quarantined) => {
    const text = await readQuarantined(aside)
    downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${aside.name}.txt`)
  },
  meta: { failure: 'No se pudo descargar.' } satisfies MutationMeta,
})

/** Unreadable data that was put aside, for its owner to look at (contract §1). */
export function Quarantine({ list }: { list: readonly Quarantined[] }) {
  const download = useMutation(downloadAside)
  return (
    <Section title="Cuarentena">
      <Text size="sm" dimmed>
        {list.length === 0
          ? 'No hay datos dañados apartados.'
          : 'Estos datos no se pudieron leer. Se apartaron tal como estaban, sin perder los demás.'}
      </Text>
      {list.map((aside) => (
        <div key={aside.name} className={classes.aside}>
          <div>
            <Text size="sm" strong>
              {aside.name}
            </Text>
            <Text size="sm" dimmed>
              En {aside.where}
            </Text>
          </div>
          <RowAction
            icon={Download}
            verb="Descargar"
            record={aside.name}
            onClick={() => download.mutate(aside)}
          />
        </div>
      ))}
    </Section>
  )
}

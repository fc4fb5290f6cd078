import { mutationOptions, useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Can } from '@/access/can'
import { permit } from '@/access/permit'
import { type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import classes from '@/admin/config/config.module.css'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

/** Unknown fields that storage kept may hold an imported password. */
const withoutPasswords = (usuario: Usuario) =>
  Object.fromEntries(
    Object.entries(withoutSecrets(usuario)).filter(([field]) => !/pass|contrase|clave/i.test(field)),
  )

/** The spec's file: configuration and users without any password (spec §7, contract §6). */
const exportBackup = mutationOptions({
  mutationFn: async () => {
    await permit('system:export')
    const now = new Date()
    const content = {
      configuracion: await configuracionRepository.read(),
      usuarios: (await usuarios.all()).map(withoutPasswords),
      timestamp: now.toISOString(),
    }
    const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
    downloadBlob(file, `backup-sistema-${toDay(now)}.json`)
  },
  meta: {
    success: {
      title: 'Datos exportados',
      message: 'Solo configuración y usuarios. Todo lo demás va en la Copia completa, en la pestaña Backup.',
    },
    failure: 'No se pudo exportar el backup.',
  } satisfies MutationMeta,
})

/** The specification's small file (spec §2.21), and which one to take instead; `quiet` where the whole copy stands above it. */
export function ExportBackup({ quiet }: { quiet?: boolean }) {
  const { mutate } = useMutation(exportBackup)
  return (
    <Can permission="system:export">
      <div className={quiet ? classes.beside : classes.export}>
        <Button
          variant={quiet ? 'subtle' : 'default'}
          leftSection={<Download size={18} aria-hidden />}
          aria-describedby="que-exporta"
          onClick={() => mutate()}
        >
          Exportar Backup
        </Button>
        <Text size="sm" dimmed id="que-exporta">
          Solo configuración y usuarios.{' '}
          {quiet ? (
            'Para guardarlo todo, la copia completa.'
          ) : (
            <>
              Para guardarlo todo:{' '}
              <Link to="/admin/config" search={{ tab: 'backup' }}>
                Copia completa
              </Link>
              .
            </>
          )}
        </Text>
      </div>
    </Can>
  )
}

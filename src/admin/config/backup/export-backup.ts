import { mutationOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import { type Usuario, withoutSecrets } from '@/access/usuarios/usuario'
import { usuarios } from '@/access/usuarios/usuarios'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import type { MutationMeta } from '@/shared/query/toast'

/** Unknown fields that storage kept may hold an imported password. */
const withoutPasswords = (usuario: Usuario) =>
  Object.fromEntries(
    Object.entries(withoutSecrets(usuario)).filter(([field]) => !/pass|contrase|clave/i.test(field)),
  )

/** The spec's file: configuration and users without any password (spec §7, contract §6). */
export const exportBackup = mutationOptions({
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

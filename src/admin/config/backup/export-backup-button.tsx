import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Can } from '@/access/can'
import classes from '@/admin/config/config.module.css'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { exportBackup } from './export-backup'

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

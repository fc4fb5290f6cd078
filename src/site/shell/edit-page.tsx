import { useCan } from '@/access/current-user'
import type { PublicaId } from '@/entities/sitio/publicas'
import { LinkButton } from '@/shared/ui/control/button'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Pencil } from '@/shared/ui/icon/icons'
import classes from './shell.module.css'

/** The pages with words that the panel edits. Here, since every page would carry what the panel knows of them. */
const EDITED: Readonly<Partial<Record<string, PublicaId>>> = {
  '/': 'inicio',
  '/servicios': 'servicios',
  '/contacto': 'contacto',
}

/** Leads whoever may change the page's words to where they are changed. */
export function EditPage() {
  const publica = EDITED[usePathname()]
  const canEdit = useCan('config:edit')
  if (!publica || !canEdit) return null
  return (
    <p className={classes.edit}>
      <LinkButton
        to="/admin/config"
        search={{ tab: 'sitio', publica: publica === 'inicio' ? undefined : publica }}
        variant="default"
        leftSection={<Pencil size={18} aria-hidden />}
      >
        Editar esta página
      </LinkButton>
    </p>
  )
}

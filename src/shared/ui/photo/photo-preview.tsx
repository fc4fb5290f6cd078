import { IconButton } from '@/shared/ui/control/icon-button'
import { X } from '@/shared/ui/icon/icons'
import classes from './photo-picker.module.css'
import { Picture } from './picture'

type PhotoPreviewProps = { source: string; name: string; onRemove: () => void }

export function PhotoPreview({ source, name, onRemove }: PhotoPreviewProps) {
  return (
    <div className={classes.preview}>
      <Picture source={source} alt={name} className={classes.thumb} small />
      <IconButton icon={X} aria-label={`Quitar ${name}`} className={classes.remove} onClick={onRemove} />
    </div>
  )
}

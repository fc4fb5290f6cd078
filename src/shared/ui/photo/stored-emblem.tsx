import { usePictureUrl } from './picture'
import classes from './stored-emblem.module.css'

/** The brigade's own emblem, drawn whole whatever its shape; empty while it loads. */
export function StoredEmblem({ source, size }: { source: string; size: number }) {
  const url = usePictureUrl(source)
  return <img src={url ?? undefined} alt="" width={size} height={size} className={classes.emblem} />
}

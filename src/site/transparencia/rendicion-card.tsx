import { memo, useId } from 'react'
import { excerptOf } from '@/entities/rendicion/body'
import { CARD_TAGS } from '@/entities/rendicion/filters'
import { type Rendicion, shownTags } from '@/entities/rendicion/rendicion'
import { formatDay } from '@/shared/lib/fecha'
import { Star } from '@/shared/ui/icon/icons'
import { OnwardLink } from '@/site/shell/onward-link'
import classes from './transparencia.module.css'

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const rest = tags.slice(CARD_TAGS)
  return (
    <ul className={classes.tags} aria-label="Categorías">
      {tags.slice(0, CARD_TAGS).map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
      {rest.length > 0 && (
        <li className={classes.more} title={shownTags(rest).join(', ')}>
          +{rest.length}
        </li>
      )}
    </ul>
  )
}

/** One report on the list (spec §2.8). */
export const RendicionCard = memo(function RendicionCard({ rendicion }: { rendicion: Rendicion }) {
  const { id, titulo, autor, fecha, tags, destacado } = rendicion
  // Not the report's own id, which may hold a space: `aria-describedby` would read two ids.
  const titleId = useId()
  return (
    <li className={classes.card}>
      <p className={classes.meta}>
        {fecha && <time dateTime={fecha}>{formatDay(fecha)}</time>}
        {autor && <span>{autor}</span>}
        {destacado && (
          <span className={classes.starred}>
            <Star size={14} aria-hidden /> Destacado
          </span>
        )}
      </p>
      <h2 className={classes.title} id={titleId}>
        {titulo}
      </h2>
      <p className={classes.excerpt}>{excerptOf(rendicion)}</p>
      <div className={classes.foot}>
        <Tags tags={tags} />
        <OnwardLink variant="light" to="/transparencia/$id" params={{ id }} aria-describedby={titleId}>
          Ver Completo
        </OnwardLink>
      </div>
    </li>
  )
})

import ReactMarkdown, { type Components, type UrlTransform } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { canFormat } from '@/shared/lib/markdown/limits'
import { isPictureSource, textLink } from '@/shared/lib/url'
import { Picture } from '@/shared/ui/photo/picture'
import { textElements } from './drawn-text'
import classes from './markdown.module.css'

type Node = { type: string; depth?: number; children?: Node[] }

const LOWEST = 6

const headingsOf = (node: Node): Node[] =>
  node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsOf)

/**
 * A remark plugin that puts a text's headings below those around it. The highest get level `top`, whatever mark they
 * have, and none is more than one level below the one before.
 */
export function headingsBelow(top: number) {
  return (tree: Node): void => {
    const headings = headingsOf(tree)
    const highest = Math.min(...headings.map(({ depth = 1 }) => depth))
    let last = top - 1
    for (const heading of headings) {
      const wanted = top + (heading.depth ?? 1) - highest
      last = Math.min(wanted, last + 1, LOWEST)
      heading.depth = last
    }
  }
}

const components: Components = {
  ...textElements,
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Hecho' : 'Pendiente'} />
  ),
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && src ? <Picture source={src} alt={alt} /> : <span>{alt}</span>,
}

/** Drops every address that isn't on the allowlist. */
const onlyAllowed: UrlTransform = (url, key) =>
  (key === 'src' ? isPictureSource(url) && url : textLink(url)) || ''

export type MarkdownBodyProps = { children: string; topLevel: number }

function Formatted({ children, topLevel }: MarkdownBodyProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm, [headingsBelow, topLevel]]}
      remarkRehypeOptions={{ footnoteLabel: 'Notas', footnoteBackLabel: 'Volver al texto' }}
      urlTransform={onlyAllowed}
      components={components}
    >
      {children}
    </ReactMarkdown>
  )
}

/** The part of `Markdown` that is loaded lazily. Text that can't be formatted is shown as it was written. */
export function MarkdownBody({ children, topLevel }: MarkdownBodyProps) {
  return (
    <div className={classes.text}>
      {canFormat(children) ? (
        <Formatted topLevel={topLevel}>{children}</Formatted>
      ) : (
        <>
          <p className={classes.asWritten}>
            Este texto tiene demasiadas marcas para darle formato. Se muestra como fue escrito.
          </p>
          <p className={classes.plain}>{children}</p>
        </>
      )}
    </div>
  )
}

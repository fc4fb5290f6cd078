import { webLink } from '@/shared/lib/url'
import classes from './details.module.css'

/** Links that somebody wrote down, one below the other; what is no address stays a text. */
export const LinkList = ({ links }: { links: readonly string[] }) => (
  <>
    {links.map((link) => {
      const href = webLink(link)
      return (
        <div key={link}>
          {href ? (
            <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          ) : (
            link
          )}
        </div>
      )
    })}
  </>
)

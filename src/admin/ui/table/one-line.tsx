import classes from './one-line.module.css'

/** A date or time that must not wrap in a narrow column. */
export const OneLine = ({ text }: { text: string }) => <span className={classes.line}>{text}</span>

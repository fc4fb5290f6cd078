import { Component, type ReactNode, Suspense } from 'react'

/** What a screen can do without. While its code comes, and where it can't come, nothing stands in its place. */
export class Optional extends Component<{ children: ReactNode }, { lost: boolean }> {
  override state = { lost: false }

  static getDerivedStateFromError() {
    return { lost: true }
  }

  override render() {
    return !this.state.lost && <Suspense>{this.props.children}</Suspense>
  }
}

import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumbs } from '../../design/static/Breadcrumbs.tsx';
import { Container } from '../../design/static/Container.tsx';
import type { Crumb } from '../../document/breadcrumbList.ts';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';

interface ListingPageProps extends ComponentProps<typeof PageHeading> {
  /** The breadcrumbs; the last one is the page itself. */
  crumbs: readonly Crumb[];
  /** The listing. */
  children: ReactNode;
}

/** A page with breadcrumbs, a heading and a listing. */
export function ListingPage({ crumbs, children, ...heading }: ListingPageProps) {
  return (
    <Container>
      <Breadcrumbs items={crumbs} />
      <PageHeading {...heading} />
      {children}
    </Container>
  );
}

/** Its skeleton, in the same shape. */
export function ListingPageSkeleton(heading: ComponentProps<typeof PageHeadingSkeleton>) {
  return (
    <Container>
      <PageHeadingSkeleton {...heading} />
      <ListingSkeleton />
    </Container>
  );
}

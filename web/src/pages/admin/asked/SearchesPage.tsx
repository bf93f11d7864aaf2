import { AskedList } from './AskedList.tsx';

/** What shoppers look for, and what of it finds nothing. */
export default function SearchesPage() {
  return <AskedList kind="SEARCH" />;
}

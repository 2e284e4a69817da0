import { Tabs } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

const OpenTab = createContext(true);

/** Whether what asks is on the tab that is open, or on none. */
export const useIsOnOpenTab = (): boolean => useContext(OpenTab);

interface TabPanelProps {
  name: string;
  /** The name of the tab that is open. */
  open: string;
  children: ReactNode;
}

/** What is on a tab; it stays mounted while another one is open. */
export const TabPanel = ({ name, open, children }: TabPanelProps) => (
  <Tabs.Panel value={name}>
    <OpenTab value={name === open}>{children}</OpenTab>
  </Tabs.Panel>
);

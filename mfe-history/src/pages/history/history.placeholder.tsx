import { Caption, Card, DeskAside, DeskColumns, List, Points, radius, Stack, Tabs } from '@poku/kit';
import { BelowDesk, Bone, OnDesk, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { StatementButton } from '../../features/download-statement/statement-button';
import { FilterBar } from '../../features/filter-history/filter-bar';
import { NO_FILTER } from '../../features/filter-history/history-filter';
import { historyWording } from '../../wording/history';
import { historyTableWording } from '../../wording/history-table';
import { CsvButton } from './csv-button';
import { End, Main, Name, Row, Top, Words } from './entry.styles';
import { HistoryTable, TableCell, TableRow } from './history-table';
import { CHOICES, TABS } from './tab';

/** Rows by day, as many as fill a phone's screen. */
const DAYS = [1, 1, 2, 1];

const never = () => undefined;

/** The points that were earned: an address that asks for those that were spent is known later. */
export const Placeholder = () => (
  <Waiting>
    <Tabs label={historyWording.tabs} items={TABS} selectedId="raih" onSelect={never}>
      <DeskColumns $aside="start">
        <DeskAside>
          <Card $padding={3}>
            <Caption>{historyWording.earnTotal}</Caption>
            <Stack $direction="row" $gap={2} $align="baseline" $justify="space-between">
              <Points value={null} size="heading" />
              <TextBone $font="caption" $width="8rem" />
            </Stack>
          </Card>
          <FilterBar filter={NO_FILTER} choices={CHOICES.raih} partners={[]} onChange={never}>
            <CsvButton tab="raih" filter={NO_FILTER} />
            <StatementButton />
          </FilterBar>
        </DeskAside>
        <div aria-hidden="true">
          <BelowDesk>
            <Stack $gap={5}>
              {DAYS.map((rows, day) => (
                <Stack key={day} $gap={2}>
                  <TextBone $font="caption" $width="9rem" />
                  <List>
                    {Array.from({ length: rows }, (_, index) => (
                      <Row key={index}>
                        <Main $pictureWidth={44}>
                          <Bone $ratio="1" $round={radius.control} />
                          <Words>
                            <Top>
                              <Name as="div">
                                <TextBone $width="70%" />
                              </Name>
                              <End>
                                <TextBone $width="6rem" />
                              </End>
                            </Top>
                            <WordBones font="caption" count={3} />
                            <TextBone $font="caption" $width="5rem" />
                          </Words>
                        </Main>
                      </Row>
                    ))}
                  </List>
                </Stack>
              ))}
            </Stack>
          </BelowDesk>
          <OnDesk>
            <HistoryTable
              label={historyTableWording.earned}
              what={historyTableWording.partner}
              total={LIST_PAGE_SIZE}
            >
              {Array.from({ length: LIST_PAGE_SIZE }, (_, index) => (
                <TableRow key={index}>
                  <TableCell>
                    <TextBone $font="caption" />
                    <TextBone $font="caption" $width="70%" />
                  </TableCell>
                  <TableCell>
                    <Main $pictureWidth={44}>
                      <Bone $ratio="1" $round={radius.control} />
                      <Words>
                        <TextBone $width="50%" />
                        <TextBone $font="caption" $width="80%" />
                      </Words>
                    </Main>
                  </TableCell>
                  <TableCell>
                    <Bone $width="4rem" $height="22px" $round={radius.pill} />
                  </TableCell>
                  <TableCell>
                    <TextBone />
                  </TableCell>
                </TableRow>
              ))}
            </HistoryTable>
          </OnDesk>
        </div>
      </DeskColumns>
    </Tabs>
  </Waiting>
);
